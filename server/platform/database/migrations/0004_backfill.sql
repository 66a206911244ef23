-- Backfills data that was saved before bookings could be changed and before mail was sent.
-- Links reservations of lifts and key lockers to their bookings, because cancelling a booking must free them.
UPDATE "reservation" SET "booking_id" = "booking"."id"
FROM "booking"
WHERE "reservation"."session_id" = "booking"."session_id"
	AND "reservation"."kind" = 'confirmed' AND "reservation"."booking_id" IS NULL;--> statement-breakpoint
-- If several bookings requested the same locker, the first booking got it. server/domain/locker-time.ts defines its time.
UPDATE "locker_reservation" SET "booking_id" = "wanted"."id"
FROM (
	SELECT DISTINCT ON ("organization_id", "at") * FROM (
		SELECT "id", "created_at", ("document"->'organization'->>'id')::integer AS "organization_id",
			CASE WHEN "time"->>'time_selection_type' <> 'DAY_ONLY' THEN ("time"->>'start')::timestamp
				WHEN ("time"->>'start')::timestamp::time < '13:00' THEN ("time"->>'start')::timestamp::date + time '07:00'
				ELSE ("time"->>'start')::timestamp::date + time '13:00' END AS "at"
		FROM "booking", LATERAL (SELECT "document"->'booking_total_duration' AS "time") AS "reserved"
		WHERE "document"->'reservation_details'->>'usingKeyLocker' = 'true'
	) AS "wish"
	WHERE "at" IS NOT NULL
	ORDER BY "organization_id", "at", "created_at"
) AS "wanted"
WHERE "locker_reservation"."organization_id" = "wanted"."organization_id"
	AND "locker_reservation"."at" = "wanted"."at" AND "locker_reservation"."booking_id" IS NULL;--> statement-breakpoint
-- All existing messages are confirmations to customers. Those for past visits are marked as delivered and never sent.
UPDATE "outbox" SET "delivered_at" = now(), "last_error" = 'the visit was over before mail was sent',
	"message" = "message" || '{"audience": "customer", "bookingKey": null, "email": ""}'
FROM "booking"
WHERE "outbox"."delivered_at" IS NULL AND "message"->>'audience' IS NULL
	AND "booking"."id" = ("message"->>'bookingId')::uuid
	AND coalesce(
		("document"->'booking_total_duration'->>'start')::timestamp,
		("document"->>'lead_date')::date + time '24:00'
	) < now() AT TIME ZONE 'Europe/Helsinki';--> statement-breakpoint
UPDATE "outbox" SET "message" = "message" || '{"audience": "customer"}' WHERE "message"->>'audience' IS NULL;
