CREATE TABLE "kept_amount" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_amount_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"returned_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "booking_begins" ON "booking" USING btree (coalesce(document->'booking_total_duration'->>'start', document->>'lead_date'));--> statement-breakpoint
CREATE INDEX "booking_cancelled" ON "booking" USING btree ("cancelled_at") WHERE cancelled_at is not null;