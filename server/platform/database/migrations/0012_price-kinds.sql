ALTER TABLE "product" ADD COLUMN "price_kind" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "excess_percent" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "goods" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "lowest_cents" integer;