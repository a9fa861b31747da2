import type { CartCreate } from "@sen/api";
import { and, eq, sql } from "../../../database/drizzle.ts";
import { choiceColumns, tenantSummaryOf, varianceGroupsOf, variantsOf } from "../../catalogue/index.ts";
import { listed, prepared } from "../../../database/prepared.ts";
import { malls, products, tenants } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";

/** Variants of a product that can be put into the cart, with current prices and stock. Public. */
export const getCartCreate: Operation<"getCartCreate"> = async (context) => {
  const [product] = await readCartCreate([context.params.productId], context);
  if (!product) throw notFound();
  return ok(product);
};

/** The same for all products of a guest's cart. Public. */
export const listCartCreate: Operation<"listCartCreate"> = async (context) =>
  ok(await readCartCreate(context.query.id, context));

const byIds = prepared((db) =>
  db
    .select({ product: products, tenant: tenants, mall_name: malls.name, ...choiceColumns })
    .from(products)
    .innerJoin(tenants, eq(tenants.id, products.tenant_id))
    .innerJoin(malls, eq(malls.id, tenants.mall_id))
    .where(
      and(
        sql`${products.id} = any(${listed("ids", "bigint")})`,
        eq(products.active, true),
        eq(tenants.active, true),
      ),
    )
    .prepare("cart_create_by_ids"),
);

/** Reads products with their variants. Those that are not on sale are left out. */
async function readCartCreate(
  ids: readonly number[],
  { db, clock, locale }: Pick<OperationContext<never>, "db" | "clock" | "locale">,
): Promise<CartCreate[]> {
  const rows = await byIds(db).execute({ ids, now: clock.now().toISOString() });
  return rows
    .filter(({ variants }) => variants.length > 0)
    .map((row) => ({
      product_id: row.product.id,
      product_name: inLanguage(row.product, "name", locale),
      product_image: row.product.image_url,
      tenant: tenantSummaryOf(row),
      variance_groups: varianceGroupsOf(row, locale),
      variants: variantsOf(row),
      in_stock: row.variants.some(({ stock }) => stock > 0),
    }));
}
