CREATE TABLE "open_day" (
	"date" date PRIMARY KEY NOT NULL,
	"opens" time,
	"closes" time
);
--> statement-breakpoint
CREATE TABLE "workshop_closed_day" (
	"organization_id" integer NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "workshop_closed_day_organization_id_date_pk" PRIMARY KEY("organization_id","date")
);
--> statement-breakpoint
CREATE TABLE "workshop_open_day" (
	"organization_id" integer NOT NULL,
	"date" date NOT NULL,
	"opens" time,
	"closes" time,
	CONSTRAINT "workshop_open_day_organization_id_date_pk" PRIMARY KEY("organization_id","date")
);
--> statement-breakpoint
ALTER TABLE "workshop_closed_day" ADD CONSTRAINT "workshop_closed_day_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_open_day" ADD CONSTRAINT "workshop_open_day_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "open_day" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "workshop_closed_day" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "workshop_open_day" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();
