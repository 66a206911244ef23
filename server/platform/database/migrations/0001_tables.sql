CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"idempotency_key" text,
	"key_hash" text NOT NULL,
	"register_number" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "one_booking_per_session" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_code" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_day" (
	"date" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "info_text" (
	"organization_id" integer NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "info_text_organization_id_code_pk" PRIMARY KEY("organization_id","code")
);
--> statement-breakpoint
CREATE TABLE "locker_reservation" (
	"organization_id" integer NOT NULL,
	"at" timestamp NOT NULL,
	CONSTRAINT "locker_reservation_organization_id_at_pk" PRIMARY KEY("organization_id","at")
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"organization_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" time NOT NULL,
	"closes" time NOT NULL,
	"day_only_from" integer,
	CONSTRAINT "opening_hours_organization_id_weekday_pk" PRIMARY KEY("organization_id","weekday")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"post_code" text NOT NULL,
	"post_office" text NOT NULL,
	"opens" time NOT NULL,
	"closes" time NOT NULL,
	"carence_days" integer NOT NULL,
	"shift_change" time NOT NULL,
	"key_locker" boolean NOT NULL,
	"info_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"category_id" integer NOT NULL,
	"tire_role" text,
	"description" text NOT NULL,
	"normal_cents" integer,
	"active_cents" integer,
	"campaign" boolean NOT NULL,
	"minutes" integer NOT NULL,
	"info_description" text,
	"sub_rows" jsonb NOT NULL,
	"calculator_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"id" integer PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"section" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"during" "tsrange" NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid,
	"expires_at" timestamp with time zone,
	"time_selection_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"process_type" text NOT NULL,
	"installation_type" text NOT NULL,
	"draft" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"register_number" text PRIMARY KEY NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"classification_id" integer NOT NULL,
	"classification_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_make" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "info_text" ADD CONSTRAINT "info_text_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locker_reservation" ADD CONSTRAINT "locker_reservation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_product_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_by_category" ON "product" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_per_session" ON "reservation" USING btree ("session_id") WHERE kind = 'hold';--> statement-breakpoint
CREATE INDEX "resource_organization" ON "resource" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "session_last_seen" ON "session" USING btree ("last_seen_at");