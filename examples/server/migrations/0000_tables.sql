CREATE TABLE "tables" (
  "id" text PRIMARY KEY,
  "options" jsonb NOT NULL,
  "seed" text NOT NULL,
  "over" boolean DEFAULT false NOT NULL,
  "opened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seats" (
  "table_id" text NOT NULL REFERENCES "tables" ("id") ON DELETE CASCADE,
  "seat" integer NOT NULL,
  "name" text NOT NULL,
  "is" text NOT NULL CHECK ("is" IN ('person', 'bot')),
  "token_hash" text,
  PRIMARY KEY ("table_id", "seat")
);
--> statement-breakpoint
CREATE TABLE "moves" (
  "table_id" text NOT NULL REFERENCES "tables" ("id") ON DELETE CASCADE,
  "seq" integer NOT NULL,
  "by" integer NOT NULL,
  "action_id" text NOT NULL,
  "action" jsonb NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY ("table_id", "seq")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "moves_once" ON "moves" ("table_id", "by", "action_id");
--> statement-breakpoint
CREATE TABLE "snapshots" (
  "table_id" text NOT NULL REFERENCES "tables" ("id") ON DELETE CASCADE,
  "seq" integer NOT NULL,
  "state" text NOT NULL,
  PRIMARY KEY ("table_id", "seq")
);
