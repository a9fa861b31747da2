import type { ProductVariant, VarianceGroup } from "@sen/api";
import { and, asc, eq } from "../../../database/drizzle.ts";
import { tenantSummaryOf, variantPrices } from "../../catalogue/index.ts";
import { malls, products, tenants, varianceGroups, variants } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Operation } from "../../../http/operation.ts";

/** An option's id is its group's id times this, plus its index. */
const OPTIONS_A_GROUP = 100;

/** Variants of a product that can be put into the cart, with current prices and stock. Public. */
export const getCartCreate: Operation<"getCartCreate"> = async ({ params, db, clock, locale }) => {
  const [[row], groups, ofProduct] = await Promise.all([
    db
      .select({ product: products, tenant: tenants, mall_name: malls.name })
      .from(products)
      .innerJoin(tenants, eq(tenants.id, products.tenant_id))
      .innerJoin(malls, eq(malls.id, tenants.mall_id))
      .where(and(eq(products.id, params.productId), eq(products.active, true), eq(tenants.active, true))),
    db
      .select()
      .from(varianceGroups)
      .where(eq(varianceGroups.product_id, params.productId))
      .orderBy(asc(varianceGroups.position)),
    db
      .select()
      .from(variants)
      .where(and(eq(variants.product_id, params.productId), eq(variants.active, true)))
      .orderBy(asc(variants.id)),
  ]);
  if (!row || ofProduct.length === 0) throw notFound();
  const prices = await variantPrices(
    db,
    ofProduct.map(({ id }) => id),
    clock.now(),
  );
  const list = ofProduct.map((variant): ProductVariant => {
    const now = prices.get(variant.id);
    const chosen = [variant.value_1, variant.value_2];
    return {
      id: variant.id,
      sku: variant.sku,
      option_ids: groups.flatMap((group, index) => {
        const value = chosen[index];
        return value === null || value === undefined ? [] : [group.id * OPTIONS_A_GROUP + value];
      }),
      price_after_discount: now?.price_after_discount ?? variant.price_after_discount,
      original_price_after_tax: variant.original_price_after_tax,
      stock: Math.max(0, now?.stock ?? 0),
      ...(now?.deal?.allowance && { deal_limit: now.deal.allowance.most }),
    };
  });
  return ok({
    product_id: row.product.id,
    product_name: inLanguage(row.product, "name", locale),
    product_image: row.product.image_url,
    tenant: tenantSummaryOf(row),
    variance_groups: groups.map((group): VarianceGroup => ({
      id: group.id,
      name: inLanguage(group, "name", locale),
      options: group.values.map((value, index) => ({
        id: group.id * OPTIONS_A_GROUP + index,
        name: inLanguage(value, "name", locale),
        image_url: value.image_url ?? null,
      })),
    })),
    variants: list,
    in_stock: list.some(({ stock }) => stock > 0),
  });
};
