CREATE TABLE "earlier_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"organization_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"starts" timestamp NOT NULL,
	"ends" timestamp NOT NULL,
	"state" text NOT NULL,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "earlier_offer_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "earlier_wish" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"starts" timestamp NOT NULL,
	"earliest" date NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"shift" text,
	"notice_hours" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freed_time" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freed_time_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"resource_id" integer NOT NULL,
	"during" "tsrange" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_openings" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"chain_revision" bigint NOT NULL,
	"openings" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "earlier_wish" ADD CONSTRAINT "earlier_wish_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_offer_per_booking" ON "earlier_offer" USING btree ("booking_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "open_offers_of_workshop" ON "earlier_offer" USING btree ("organization_id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "earlier_offer_booking" ON "earlier_offer" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "earlier_wish_organization" ON "earlier_wish" USING btree ("organization_id","asked_at");--> statement-breakpoint
CREATE INDEX "freed_time_organization" ON "freed_time" USING btree ("organization_id");