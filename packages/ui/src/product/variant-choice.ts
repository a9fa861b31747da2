import type { ProductDetail, ProductVariant } from "@sen/api";

/** The parts of a product needed to choose a variant; a `CartCreate` fits too. */
export type Choosable = Pick<ProductDetail, "variance_groups" | "variants"> &
  Partial<Pick<ProductDetail, "flash_deal">>;

/** The option id chosen in each variance group, in the groups' order; null for none yet. */
export type Choice = readonly (number | null)[];

/** Availability of an option: with the current choice in the other group, only with another choice there, or in no combination. */
export type OptionState = "available" | "elsewhere" | "sold_out";

const inStock = (variant: ProductVariant) => variant.stock > 0;
const fits = (variant: ProductVariant, choice: Choice) =>
  choice.every((option, group) => option === null || variant.option_ids[group] === option);

/** Returns the choice with one group's option replaced. */
export function withOption(choice: Choice, group: number, option: number | null): Choice {
  return choice.map((chosen, index) => (index === group ? option : chosen));
}

/** The variant of a running deal; null without a deal or if it is sold out. */
export function dealVariant({ variants, flash_deal }: Choosable): ProductVariant | null {
  return variants.find((variant) => variant.id === flash_deal?.variant_id && inStock(variant)) ?? null;
}

/** The variant to preselect: the deal's, if it is the cheapest in stock. */
export function openingVariant(product: Choosable): ProductVariant | null {
  const deal = dealVariant(product);
  const isCheapest = product.variants.every(
    (variant) =>
      !inStock(variant) || deal === null || variant.price_after_discount >= deal.price_after_discount,
  );
  return isCheapest ? deal : null;
}

/** The deal's variant, whose price the customer clicked on; else the only buyable one; else the option of each group that has only one. */
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

/** The chosen variant, sold out or not. Null if the choice is incomplete or the combination does not exist. */
export function chosenVariant({ variants }: Choosable, choice: Choice): ProductVariant | null {
  if (choice.includes(null)) return null;
  return variants.find((variant) => fits(variant, choice)) ?? null;
}

/** Availability of an option, given the rest of the choice. */
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

/** Deal price of an option, if choosing it with the rest of the choice gives the deal's variant; otherwise null. */
export function dealPriceOf(
  product: Choosable,
  choice: Choice,
  group: number,
  option: number,
): number | null {
  const deal = dealVariant(product);
  return deal && fits(deal, withOption(choice, group, option)) ? deal.price_after_discount : null;
}

/** Indexes of the groups without a choice. */
export function missingGroups(choice: Choice): number[] {
  return choice.flatMap((option, group) => (option === null ? [group] : []));
}

/** Names of the options in `group` that are available with the rest of the choice. */
export function optionsInstead(product: Choosable, choice: Choice, group: number): string[] {
  const options = product.variance_groups[group]?.options ?? [];
  return options
    .filter(({ id }) => optionState(product, choice, group, id) === "available")
    .map(({ name }) => name);
}

/** Price and stock for the price block and the stepper. Prices are in dong per piece. */
export interface Offer {
  price: number;
  original: number;
  /** Whether other matching variants cost more. */
  from: boolean;
  /** Stock of the variant, or of the matching one with the most stock. */
  stock: number;
}

/** The cheapest variant matching the choice, preferring those in stock. Null if none matches. */
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

/** Picture of the first chosen option that has one; null if none has. */
export function choicePicture({ variance_groups }: Choosable, choice: Choice): string | null {
  for (const [index, group] of variance_groups.entries()) {
    const picture = group.options.find(({ id }) => id === choice[index])?.image_url;
    if (picture) return picture;
  }
  return null;
}

/** Names of the chosen options, in the groups' order. */
export function choiceNames({ variance_groups }: Choosable, choice: Choice): string[] {
  return variance_groups.flatMap(
    (group, index) => group.options.find(({ id }) => id === choice[index])?.name ?? [],
  );
}

/** The choice for a variant id; null if there is no such variant or nothing to choose. */
export function choiceOf({ variance_groups, variants }: Choosable, variantId: number | null): Choice | null {
  if (variance_groups.length === 0) return null;
  return variants.find(({ id }) => id === variantId)?.option_ids ?? null;
}

/** A product's media with the variant's picture moved to the front. */
export function mediaWithVariantFirst(
  product: Choosable & Pick<ProductDetail, "media">,
  variantId: number | null,
): ProductDetail["media"] {
  const choice = choiceOf(product, variantId);
  const picture = choice && choicePicture(product, choice);
  const first = product.media.find(({ url }) => url === picture);
  return first ? [first, ...product.media.filter((item) => item !== first)] : product.media;
}
