ALTER TABLE "payment" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "unanswered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_reference" ON "payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("created_at") WHERE status in ('SIGNING', 'FROZEN');