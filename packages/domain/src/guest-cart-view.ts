import type { Cart, CartCreate, CartGroup, CartLine, ProductVariant, VarianceGroup } from "@sen/api";
import type { CartEntry } from "./guest-cart.ts";
import { CART_PRODUCT_LIMIT, PAYMENT_PRODUCT_LIMIT } from "./limits.ts";

/**
 * A guest's cart in the contract's shape: the device's entries joined with the shop's current product data. A line's id is its
 * variant's id. Unknown products are left out; lines short of stock are marked.
 *
 * @param now server or device time, ISO 8601
 */
export function viewGuestCart(
  entries: readonly CartEntry[],
  products: readonly CartCreate[],
  now: string,
): Cart {
  const byProduct = new Map(products.map((product) => [product.product_id, product]));
  const groups = new Map<number, CartGroup>();
  for (const entry of entries) {
    const product = byProduct.get(entry.product_id);
    const variant = product?.variants.find(({ id }) => id === entry.variant_id);
    if (!product || !variant) continue;
    const group = groups.get(product.tenant.id) ?? { tenant: product.tenant, lines: [] };
    group.lines.push(lineOf(entry, product, variant));
    groups.set(product.tenant.id, group);
  }
  const all = [...groups.values()];
  const lines = all.flatMap((group) => group.lines);
  return {
    groups: all,
    line_count: lines.length,
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    max_lines: CART_PRODUCT_LIMIT,
    max_checkout_lines: PAYMENT_PRODUCT_LIMIT,
    now,
  };
}

function lineOf(entry: CartEntry, product: CartCreate, variant: ProductVariant): CartLine {
  const [option, secondOption] = product.variance_groups.map((group) => optionOf(group, variant));
  const code = variant.stock <= 0 ? "sold_out" : variant.stock < entry.quantity ? "not_enough_stock" : null;
  return {
    id: variant.id,
    product_id: product.product_id,
    variant_id: variant.id,
    product_name: product.product_name,
    product_image: option?.image_url ?? product.product_image,
    variance_group_1: option?.name ?? null,
    variance_group_2: secondOption?.name ?? null,
    price_after_discount: variant.price_after_discount,
    original_price_after_tax: variant.original_price_after_tax,
    quantity: entry.quantity,
    stock: variant.stock,
    flash_deal_ends_at: null,
    problem: code && {
      code,
      message: "",
      previous_price: null,
      available_quantity: Math.max(0, variant.stock),
    },
  };
}

const optionOf = (group: VarianceGroup, variant: ProductVariant) =>
  group.options.find(({ id }) => variant.option_ids.includes(id));
