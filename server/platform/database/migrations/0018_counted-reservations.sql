CREATE TABLE "transport_window" (
	"organization_id" integer NOT NULL,
	"direction" text NOT NULL,
	"starts" time NOT NULL,
	"capacity" integer,
	CONSTRAINT "transport_window_organization_id_direction_starts_pk" PRIMARY KEY("organization_id","direction","starts")
);
--> statement-breakpoint
CREATE TABLE "counted_reservation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counted_reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reservation_id" bigint NOT NULL,
	"organization_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"during" "tsrange" NOT NULL,
	"party" uuid NOT NULL
);
--> statement-breakpoint
-- Until now every workshop of a chain with such times had the same ones, and did not count the cars.
INSERT INTO "transport_window" ("organization_id", "direction", "starts")
SELECT "organization"."id", "biila_time"."direction", "biila_time"."time"::time FROM "organization", "biila_time";--> statement-breakpoint
DROP TABLE "biila_time" CASCADE;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "replacement_cars" integer;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "transport_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "transport_window" ADD CONSTRAINT "transport_window_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_reservation" ADD CONSTRAINT "counted_reservation_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_reservation" ADD CONSTRAINT "counted_reservation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_reservation_reservation" ON "counted_reservation" USING btree ("reservation_id");--> statement-breakpoint
-- Gives no two parties one replacement car, or one place in a window, at the same time, whatever the code does.
ALTER TABLE "counted_reservation" ADD CONSTRAINT "counted_reservation_no_overlap" EXCLUDE USING gist ("organization_id" WITH =, "kind" WITH =, "number" WITH =, "during" WITH &&, "party" WITH <>);--> statement-breakpoint
ALTER TABLE "counted_reservation" ADD CONSTRAINT "counted_reservation_not_empty" CHECK (NOT isempty("during"));--> statement-breakpoint
ALTER TABLE "counted_reservation" ADD CONSTRAINT "counted_reservation_numbered" CHECK ("number" >= 1);--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "transport_window" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();
