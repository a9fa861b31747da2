DROP INDEX "product_index_of_group";--> statement-breakpoint
CREATE INDEX "product_index_of_group" ON "product_index" USING btree ("facet_group_id","price");