CREATE SEQUENCE "public"."revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "chain_revision" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_revision" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "holds_of_workshop" ON "reservation" USING btree ("organization_id") WHERE kind = 'hold';--> statement-breakpoint
INSERT INTO "chain_revision" ("revision") VALUES (nextval('revisions'));--> statement-breakpoint
CREATE FUNCTION "chain_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "chain_revision" SET "revision" = nextval('revisions');
	RETURN NULL;
END $$;--> statement-breakpoint
-- Triggers on all tables that calendars depend on, except reservations.
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "organization" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "opening_hours" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "closed_day" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "resource" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "resource_shift" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "resource_absence" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
CREATE TRIGGER "chain_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "module_setting" FOR EACH STATEMENT EXECUTE FUNCTION "chain_changed"();--> statement-breakpoint
-- Updates each workshop once per statement, in order of id, so that two statements cannot deadlock.
CREATE FUNCTION "reserved_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "workshop_revision" ("organization_id", "revision")
	SELECT "organization_id", nextval('revisions')
	FROM (SELECT DISTINCT "organization_id" FROM "changed" WHERE "kind" = 'confirmed' ORDER BY 1) AS "concerned"
	ON CONFLICT ("organization_id") DO UPDATE SET "revision" = excluded."revision";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "reserved_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "workshop_revision" ("organization_id", "revision")
	SELECT "organization_id", nextval('revisions')
	FROM (
		SELECT "organization_id" FROM "changed" WHERE "kind" = 'confirmed'
		UNION SELECT "organization_id" FROM "was" WHERE "kind" = 'confirmed'
		ORDER BY 1
	) AS "concerned"
	ON CONFLICT ("organization_id") DO UPDATE SET "revision" = excluded."revision";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reserved" AFTER INSERT ON "reservation" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "reserved_changed"();--> statement-breakpoint
CREATE TRIGGER "released" AFTER DELETE ON "reservation" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "reserved_changed"();--> statement-breakpoint
CREATE TRIGGER "rereserved" AFTER UPDATE ON "reservation" REFERENCING OLD TABLE AS "was" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "reserved_updated"();
