ALTER TABLE "tables" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "tables_listed" ON "tables" ("opened_at") WHERE "listed" AND NOT "over";
