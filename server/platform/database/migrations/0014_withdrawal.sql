CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"submitted_at" timestamp NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_withdrawal_per_booking" UNIQUE("booking_id")
);
--> statement-breakpoint
-- A statement is evidence: rows are only added. One may be deleted once its booking is erased with the person's data.
CREATE FUNCTION "withdrawal_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (SELECT FROM "booking" WHERE "id" = OLD."booking_id") THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'a statement of withdrawal is neither changed nor deleted' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "withdrawal_stays" BEFORE UPDATE OR DELETE ON "withdrawal" FOR EACH ROW EXECUTE FUNCTION "withdrawal_stays"();--> statement-breakpoint
CREATE TRIGGER "withdrawal_is_not_emptied" BEFORE TRUNCATE ON "withdrawal" FOR EACH STATEMENT EXECUTE FUNCTION "withdrawal_stays"();
