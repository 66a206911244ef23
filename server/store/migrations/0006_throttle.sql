-- Worth nothing after a crash, and written often: it needs no log.
CREATE UNLOGGED TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
