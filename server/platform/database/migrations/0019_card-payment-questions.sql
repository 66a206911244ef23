ALTER TABLE "card_payment" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_payment" ADD COLUMN "state_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "card_payment_unpaid" ON "card_payment" USING btree ("created_at") WHERE state <> 'PAID';