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
ALTER TABLE "organization" ADD COLUMN "hour_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "office_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "offers_maintenance" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "offers_tire_change" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "offers_damage_inspection" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "vehicle_classes" integer[];--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "combustion_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "customer_selectable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "hour_service_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
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
ALTER TABLE "tire" ADD CONSTRAINT "tire_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tire_package_item" ADD CONSTRAINT "tire_package_item_package_code_tire_package_code_fk" FOREIGN KEY ("package_code") REFERENCES "public"."tire_package"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tire_package_item" ADD CONSTRAINT "tire_package_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parameter_by_product" ON "product_parameter" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "choice_by_parameter" ON "product_parameter_choice" USING btree ("parameter_id");