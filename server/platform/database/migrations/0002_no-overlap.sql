-- Prevents overlapping reservations, held or confirmed, on one lift, whatever the code does (reading 31).
-- Its index also serves queries for the reservations of a lift in a period.
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_no_overlap" EXCLUDE USING gist ("resource_id" WITH =, "during" WITH &&);--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_not_empty" CHECK (NOT isempty("during"));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "hold_expires" CHECK (("kind" = 'hold') = ("expires_at" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "hold_has_session" CHECK ("kind" <> 'hold' OR "session_id" IS NOT NULL);
