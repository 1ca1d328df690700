ALTER TABLE "seats" ADD COLUMN "strength" text DEFAULT 'sensible' NOT NULL;
