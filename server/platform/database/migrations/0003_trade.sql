CREATE TABLE "chain_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chain_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edit_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"organization_id" integer NOT NULL,
	"register_number" text NOT NULL,
	"reserved_at" timestamp NOT NULL,
	"name" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edit_request_once" UNIQUE("session_id","content_hash")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"organization_id" integer NOT NULL,
	"message" text NOT NULL,
	"rating" integer,
	"reply_to" text,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_once" UNIQUE("session_id","content_hash")
);
--> statement-breakpoint
CREATE TABLE "card_payment" (
	"order_number" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_amount_setting" (
	"id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"min_cents" integer NOT NULL,
	"max_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_data" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"contract_type" text NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credit_info" (
	"id" integer PRIMARY KEY NOT NULL,
	"service_name" text NOT NULL,
	"service_link" text,
	"info_text" text NOT NULL,
	"info_link" text
);
--> statement-breakpoint
CREATE TABLE "credit_terms" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"minimum_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"organization_id" integer NOT NULL,
	"method_id" text NOT NULL,
	"status" text NOT NULL,
	"total_cents" integer NOT NULL,
	"requested_cents" integer NOT NULL,
	"approved_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_bank_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"success_url" text NOT NULL,
	"fail_url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "additional_product" (
	"product_id" integer NOT NULL,
	"additional_id" integer NOT NULL,
	CONSTRAINT "additional_product_product_id_additional_id_pk" PRIMARY KEY("product_id","additional_id")
);
--> statement-breakpoint
CREATE TABLE "automatic_product" (
	"product_id" integer NOT NULL,
	"added_id" integer NOT NULL,
	CONSTRAINT "automatic_product_product_id_added_id_pk" PRIMARY KEY("product_id","added_id")
);
--> statement-breakpoint
CREATE TABLE "extra_order_item" (
	"id" integer PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_parameter" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_parameter_choice" (
	"id" integer PRIMARY KEY NOT NULL,
	"parameter_id" integer NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_code_product" (
	"code" text NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "service_code_product_code_product_id_pk" PRIMARY KEY("code","product_id")
);
--> statement-breakpoint
CREATE TABLE "customer_resource" (
	"phone_number" text PRIMARY KEY NOT NULL,
	"resource_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_absence" (
	"resource_id" integer NOT NULL,
	"during" "tsrange" NOT NULL,
	CONSTRAINT "resource_absence_resource_id_during_pk" PRIMARY KEY("resource_id","during"),
	CONSTRAINT "resource_absence_has_start_and_end" CHECK (not (isempty("resource_absence"."during") or lower_inf("resource_absence"."during") or upper_inf("resource_absence"."during")))
);
--> statement-breakpoint
CREATE TABLE "resource_shift" (
	"resource_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"starts" time NOT NULL,
	"ends" time NOT NULL,
	CONSTRAINT "resource_shift_resource_id_weekday_pk" PRIMARY KEY("resource_id","weekday"),
	CONSTRAINT "resource_shift_starts_before_it_ends" CHECK ("resource_shift"."starts" < "resource_shift"."ends")
);
--> statement-breakpoint
CREATE TABLE "former_owner" (
	"register_number" text NOT NULL,
	"customer_number" text NOT NULL,
	CONSTRAINT "former_owner_register_number_customer_number_pk" PRIMARY KEY("register_number","customer_number")
);
--> statement-breakpoint
CREATE TABLE "separately_sold_item" (
	"product_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_ticket" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"organization_id" integer NOT NULL,
	"process_type" text NOT NULL,
	"register_number" text NOT NULL,
	"kilometers" integer,
	"customer_number" text NOT NULL,
	"message" text NOT NULL,
	"expires" date NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "service_ticket_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "service_ticket_info_row" (
	"item_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "service_ticket_info_row_item_id_position_pk" PRIMARY KEY("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "service_ticket_item" (
	"id" integer PRIMARY KEY NOT NULL,
	"ticket_id" integer NOT NULL,
	"description" text NOT NULL,
	"product_id" integer
);
--> statement-breakpoint
CREATE TABLE "module_setting" (
	"organization_id" integer NOT NULL,
	"module" text NOT NULL,
	"setting" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "module_setting_organization_id_module_setting_pk" PRIMARY KEY("organization_id","module","setting")
);
--> statement-breakpoint
CREATE TABLE "redirect_setting" (
	"process_type" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servicelane_setting" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"title" text NOT NULL,
	"info_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tire" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"supplier" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"width" integer NOT NULL,
	"aspect_ratio" integer NOT NULL,
	"rim_diameter" integer NOT NULL,
	"load_index" integer NOT NULL,
	"speed_rating" text NOT NULL,
	"tire_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tire_in_hotel" (
	"register_number" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tire_package" (
	"code" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tire_package_item" (
	"package_code" text NOT NULL,
	"product_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "tire_package_item_package_code_product_id_pk" PRIMARY KEY("package_code","product_id")
);
--> statement-breakpoint
CREATE TABLE "biila_time" (
	"direction" text NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "biila_time_direction_time_pk" PRIMARY KEY("direction","time")
);
--> statement-breakpoint
CREATE TABLE "brand_dealer" (
	"organization_id" integer NOT NULL,
	"make" text NOT NULL,
	CONSTRAINT "brand_dealer_organization_id_make_pk" PRIMARY KEY("organization_id","make")
);
--> statement-breakpoint
CREATE TABLE "leasing_company" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leasing_contract" (
	"id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "make_lift" (
	"resource_id" integer NOT NULL,
	"make" text NOT NULL,
	CONSTRAINT "make_lift_resource_id_make_pk" PRIMARY KEY("resource_id","make")
);
--> statement-breakpoint
CREATE TABLE "offer_request" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_make" (
	"product_id" integer NOT NULL,
	"make" text NOT NULL,
	CONSTRAINT "product_make_product_id_make_pk" PRIMARY KEY("product_id","make")
);
--> statement-breakpoint
CREATE TABLE "recall" (
	"code" text NOT NULL,
	"register_number" text NOT NULL,
	"make" text NOT NULL,
	"description" text NOT NULL,
	"issued" text NOT NULL,
	CONSTRAINT "recall_code_register_number_pk" PRIMARY KEY("code","register_number")
);
--> statement-breakpoint
CREATE TABLE "repair_target" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_cycle" (
	"id" integer PRIMARY KEY NOT NULL,
	"make" text,
	"target" text NOT NULL,
	"kilometers" integer,
	"months" integer
);
--> statement-breakpoint
CREATE TABLE "stage_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stage_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "resent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "locker_reservation" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "hour_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "office_number" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "offers_maintenance" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "offers_tire_change" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "offers_damage_inspection" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "vehicle_classes" integer[];--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "combustion_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "customer_selectable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "hour_service_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "edit_request" ADD CONSTRAINT "edit_request_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_data" ADD CONSTRAINT "credit_data_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_product" ADD CONSTRAINT "additional_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_product" ADD CONSTRAINT "additional_product_additional_id_product_id_fk" FOREIGN KEY ("additional_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_product" ADD CONSTRAINT "automatic_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_product" ADD CONSTRAINT "automatic_product_added_id_product_id_fk" FOREIGN KEY ("added_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parameter" ADD CONSTRAINT "product_parameter_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parameter_choice" ADD CONSTRAINT "product_parameter_choice_parameter_id_product_parameter_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."product_parameter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_code_product" ADD CONSTRAINT "service_code_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_resource" ADD CONSTRAINT "customer_resource_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_absence" ADD CONSTRAINT "resource_absence_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_shift" ADD CONSTRAINT "resource_shift_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_ticket" ADD CONSTRAINT "service_ticket_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_ticket_info_row" ADD CONSTRAINT "service_ticket_info_row_item_id_service_ticket_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."service_ticket_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_ticket_item" ADD CONSTRAINT "service_ticket_item_ticket_id_service_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."service_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_setting" ADD CONSTRAINT "module_setting_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "servicelane_setting" ADD CONSTRAINT "servicelane_setting_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tire" ADD CONSTRAINT "tire_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tire_package_item" ADD CONSTRAINT "tire_package_item_package_code_tire_package_code_fk" FOREIGN KEY ("package_code") REFERENCES "public"."tire_package"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tire_package_item" ADD CONSTRAINT "tire_package_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leasing_contract" ADD CONSTRAINT "leasing_contract_company_id_leasing_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."leasing_company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_payment_session" ON "card_payment" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "credit_amount_setting_organization" ON "credit_amount_setting" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "payment_session" ON "payment" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "parameter_by_product" ON "product_parameter" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "choice_by_parameter" ON "product_parameter_choice" USING btree ("parameter_id");--> statement-breakpoint
CREATE INDEX "service_ticket_item_by_ticket" ON "service_ticket_item" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "leasing_contract_company" ON "leasing_contract" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "stage_event_session" ON "stage_event" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "locker_reservation_booking" ON "locker_reservation" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at","id") WHERE delivered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_per_booking" ON "reservation" USING btree ("booking_id") WHERE booking_id is not null;