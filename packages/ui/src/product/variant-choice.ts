import type { ProductDetail, ProductVariant } from "@sen/api";

/** What choosing needs to know of a product; a `CartCreate` fits too. */
export type Choosable = Pick<ProductDetail, "variance_groups" | "variants"> &
  Partial<Pick<ProductDetail, "flash_deal">>;

/** The option chosen in each variance group, in the groups' order; null where none is yet. */
export type Choice = readonly (number | null)[];

/**
 * Whether an option can be had: beside what is chosen in the other group; only with another choice there; or not at
 * all any more.
 */
export type OptionState = "available" | "elsewhere" | "sold_out";

const inStock = (variant: ProductVariant) => variant.stock > 0;
const fits = (variant: ProductVariant, choice: Choice) =>
  choice.every((option, group) => option === null || variant.option_ids[group] === option);

/** The choice with another option in one group. */
export function withOption(choice: Choice, group: number, option: number | null): Choice {
  return choice.map((chosen, index) => (index === group ? option : chosen));
}

/** The variant that a running deal is for; null without a deal, and where none of it is left. */
export function dealVariant({ variants, flash_deal }: Choosable): ProductVariant | null {
  return variants.find((variant) => variant.id === flash_deal?.variant_id && inStock(variant)) ?? null;
}

/** The variant that the page opens with: the deal's, where the product costs what the deal says. */
export function openingVariant(product: Choosable): ProductVariant | null {
  const deal = dealVariant(product);
  const isCheapest = product.variants.every(
    (variant) =>
      !inStock(variant) || deal === null || variant.price_after_discount >= deal.price_after_discount,
  );
  return isCheapest ? deal : null;
}

/**
 * What is chosen before the customer chooses: the variant of the deal, whose price the page was opened for; the only one that can be
 * bought; or at least every group that has a single option.
 */
export function initialChoice(product: Choosable): Choice {
  const { variance_groups, variants } = product;
  const deal = openingVariant(product);
  if (deal) return deal.option_ids;
  const buyable = variants.filter(inStock);
  const only = buyable.length === 1 ? buyable[0] : variants.length === 1 ? variants[0] : undefined;
  return variance_groups.map((group, index) => {
    const single = group.options.length === 1 ? group.options[0]?.id : undefined;
    return only?.option_ids[index] ?? single ?? null;
  });
}

/** The variant that the choice means, sold out or not; null until every group has its option, or where none is made. */
export function chosenVariant({ variants }: Choosable, choice: Choice): ProductVariant | null {
  if (choice.includes(null)) return null;
  return variants.find((variant) => fits(variant, choice)) ?? null;
}

/** How an option stands beside the rest of the choice. */
export function optionState(
  { variants }: Choosable,
  choice: Choice,
  group: number,
  option: number,
): OptionState {
  const buyable = variants.filter((variant) => inStock(variant) && variant.option_ids[group] === option);
  if (buyable.length === 0) return "sold_out";
  return buyable.some((variant) => fits(variant, withOption(choice, group, option)))
    ? "available"
    : "elsewhere";
}

/** What an option costs by the deal: where choosing it beside the rest of the choice means the deal's variant. */
export function dealPriceOf(
  product: Choosable,
  choice: Choice,
  group: number,
  option: number,
): number | null {
  const deal = dealVariant(product);
  return deal && fits(deal, withOption(choice, group, option)) ? deal.price_after_discount : null;
}

/** The groups in which nothing is chosen yet, by their place. */
export function missingGroups(choice: Choice): number[] {
  return choice.flatMap((option, group) => (option === null ? [group] : []));
}

/** Names of the options of `group` that can be bought with the rest of the choice. */
export function optionsInstead(product: Choosable, choice: Choice, group: number): string[] {
  const options = product.variance_groups[group]?.options ?? [];
  return options
    .filter(({ id }) => optionState(product, choice, group, id) === "available")
    .map(({ name }) => name);
}

/** What the price block and the stepper go by. Amounts are dong a piece. */
export interface Offer {
  price: number;
  original: number;
  /** Other variants that still fit cost more. */
  from: boolean;
  /** Pieces of the variant, or of the best-stocked one that still fits. */
  stock: number;
}

/** The cheapest variant that still fits the choice; one in stock before one that is not. */
export function offerOf({ variants }: Choosable, choice: Choice): Offer | null {
  const fitting = variants.filter((variant) => fits(variant, choice));
  const buyable = fitting.filter(inStock);
  const offered = buyable.length > 0 ? buyable : fitting;
  const [first, ...others] = offered;
  if (first === undefined) return null;
  const cheapest = others.reduce(
    (low, variant) => (variant.price_after_discount < low.price_after_discount ? variant : low),
    first,
  );
  return {
    price: cheapest.price_after_discount,
    original: cheapest.original_price_after_tax,
    from: offered.some((variant) => variant.price_after_discount > cheapest.price_after_discount),
    stock: Math.max(...offered.map(({ stock }) => stock)),
  };
}

/** The picture of what is chosen: the first chosen option that has one. */
export function choicePicture({ variance_groups }: Choosable, choice: Choice): string | null {
  for (const [index, group] of variance_groups.entries()) {
    const picture = group.options.find(({ id }) => id === choice[index])?.image_url;
    if (picture) return picture;
  }
  return null;
}

/** Names of what is chosen, in the groups' order. */
export function choiceNames({ variance_groups }: Choosable, choice: Choice): string[] {
  return variance_groups.flatMap(
    (group, index) => group.options.find(({ id }) => id === choice[index])?.name ?? [],
  );
}

/** The choice that means a variant; null where the product has no such variant, or nothing to choose. */
export function choiceOf({ variance_groups, variants }: Choosable, variantId: number | null): Choice | null {
  if (variance_groups.length === 0) return null;
  return variants.find(({ id }) => id === variantId)?.option_ids ?? null;
}

/** A product's pictures and videos, the picture of a variant in front of them. */
export function mediaWithVariantFirst(
  product: Choosable & Pick<ProductDetail, "media">,
  variantId: number | null,
): ProductDetail["media"] {
  const choice = choiceOf(product, variantId);
  const picture = choice && choicePicture(product, choice);
  const first = product.media.find(({ url }) => url === picture);
  return first ? [first, ...product.media.filter((item) => item !== first)] : product.media;
}
