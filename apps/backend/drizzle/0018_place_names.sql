ALTER TABLE "addresses" DROP CONSTRAINT "addresses_province_id_provinces_id_fk";
--> statement-breakpoint
ALTER TABLE "addresses" DROP CONSTRAINT "addresses_district_id_districts_id_fk";
--> statement-breakpoint
ALTER TABLE "addresses" DROP CONSTRAINT "addresses_ward_id_wards_id_fk";
--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "district_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "province_name" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "district_name" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "ward_name" text;--> statement-breakpoint
UPDATE "addresses" a SET "province_name" = p."full_name", "district_name" = d."full_name", "ward_name" = w."full_name"
FROM "provinces" p, "districts" d, "wards" w
WHERE p."id" = a."province_id" AND d."id" = a."district_id" AND w."id" = a."ward_id";--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "province_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "ward_name" SET NOT NULL;
