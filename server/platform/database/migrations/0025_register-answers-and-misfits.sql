CREATE TABLE "register_answer" (
	"plate_hash" text PRIMARY KEY NOT NULL,
	"sealed_answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "acknowledged_misfit" text;