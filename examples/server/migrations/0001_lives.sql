ALTER TABLE "tables" ADD COLUMN "opened_by" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "kept_until" timestamp with time zone DEFAULT now() + interval '60 days' NOT NULL;
--> statement-breakpoint
CREATE INDEX "tables_by_opener" ON "tables" ("opened_by");
--> statement-breakpoint
CREATE INDEX "tables_by_end" ON "tables" ("kept_until");
