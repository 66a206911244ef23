ALTER TABLE "card_payment" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "card_payment" ADD COLUMN "refund_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payment" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_data" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "sandbox_bank_payment" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "card_payment_booking" ON "card_payment" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "card_payment_refund_due" ON "card_payment" USING btree ("order_number") WHERE refund_cents > refunded_cents;--> statement-breakpoint
-- Payments belong to the bookings of their sessions. Cancelled bookings get no refund here, because the chain has settled
-- those by hand.
UPDATE "card_payment" SET "booking_id" = "booking"."id" FROM "booking" WHERE "card_payment"."session_id" = "booking"."session_id";--> statement-breakpoint
UPDATE "credit_data" SET "booking_id" = "booking"."id" FROM "booking" WHERE "credit_data"."session_id" = "booking"."session_id";--> statement-breakpoint
UPDATE "booking" SET "document" = jsonb_set("document", '{payment}', jsonb_build_object(
	'paid', "paid" / 100.0, 'credit', "credit" / 100.0, 'refund', 0,
	'due', CASE WHEN "document"->'price'->>'undefined' = 'true' THEN NULL
		ELSE greatest(0, coalesce(("document"->'price'->>'active_price')::numeric, 0) - ("paid" + "credit") / 100.0) END
))
FROM (
	SELECT "id" AS "paid_id",
		coalesce((SELECT sum("amount_cents") FROM "card_payment" WHERE "booking_id" = "booking"."id" AND "state" = 'PAID'), 0) AS "paid",
		coalesce((SELECT sum("amount_cents") FROM "credit_data" WHERE "booking_id" = "booking"."id" AND "approved_at" IS NOT NULL), 0) AS "credit"
	FROM "booking"
) AS "figures"
WHERE "paid_id" = "id" AND "paid" + "credit" > 0;
