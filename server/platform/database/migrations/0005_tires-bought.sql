CREATE TABLE "tires_bought" (
	"register_number" text PRIMARY KEY NOT NULL,
	"package_code" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tires_bought" ADD CONSTRAINT "tires_bought_package_code_tire_package_code_fk" FOREIGN KEY ("package_code") REFERENCES "public"."tire_package"("code") ON DELETE cascade ON UPDATE no action;