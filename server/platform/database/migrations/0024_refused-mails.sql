CREATE TABLE "refused_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refused_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"refused" text NOT NULL,
	"response" text NOT NULL,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "refused_mail" ADD CONSTRAINT "refused_mail_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_mail_booking" ON "refused_mail" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refused_mail_open" ON "refused_mail" USING btree ("booking_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "outbox_booking" ON "outbox" USING btree ((message->>'bookingId'),"id") WHERE delivered_at is null;