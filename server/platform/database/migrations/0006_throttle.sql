-- Unlogged, because it is written often and may be lost in a crash.
CREATE UNLOGGED TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
