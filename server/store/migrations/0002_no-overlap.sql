-- No two reservations, held or confirmed, overlap on one lift, whatever the code does (READINGS.md 31).
-- The index behind it also finds what is reserved on a lift in a period.
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_no_overlap" EXCLUDE USING gist ("resource_id" WITH =, "during" WITH &&);--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_not_empty" CHECK (NOT isempty("during"));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "hold_expires" CHECK (("kind" = 'hold') = ("expires_at" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "hold_has_session" CHECK ("kind" <> 'hold' OR "session_id" IS NOT NULL);
