CREATE TABLE "unpaid_booking" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"holder_address" text NOT NULL,
	"holder_network" text NOT NULL,
	"plate_hash" text,
	"email_hash" text,
	"telephone_hash" text
);
--> statement-breakpoint
ALTER TABLE "unpaid_booking" ADD CONSTRAINT "unpaid_booking_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unpaid_booking_network" ON "unpaid_booking" USING btree ("holder_network");--> statement-breakpoint
CREATE INDEX "unpaid_booking_plate" ON "unpaid_booking" USING btree ("plate_hash");--> statement-breakpoint
CREATE INDEX "unpaid_booking_email" ON "unpaid_booking" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "unpaid_booking_telephone" ON "unpaid_booking" USING btree ("telephone_hash");--> statement-breakpoint
CREATE INDEX "unpaid_booking_saved" ON "unpaid_booking" USING btree ("saved_at");