ALTER TABLE "reservation" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "holder_address" text;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "holder_network" text;