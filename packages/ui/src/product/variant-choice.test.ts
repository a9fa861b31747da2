import { describe, expect, it } from "vitest";
import {
  colours,
  plainDetail,
  shirtDetail,
  shirtVariants,
  sizes,
  soldOutDetail,
  variantDealDetail,
} from "../fixtures/product/product-details.ts";
import {
  choiceOf,
  choicePicture,
  chosenVariant,
  dealPriceOf,
  initialChoice,
  mediaWithVariantFirst,
  missingGroups,
  offerOf,
  optionsInstead,
  optionState,
  type Choosable,
  withOption,
} from "./variant-choice.ts";

const [blue, white, yellow] = [11, 12, 13];
const [small, large, xl] = [21, 23, 24];
const gap: Choosable = { ...shirtDetail, variants: shirtVariants.filter(({ id }) => id !== 3) };

describe("the initial choice", () => {
  it("is empty when there is something to choose", () => {
    expect(initialChoice(shirtDetail)).toEqual([null, null]);
  });
  it("is the variant whose deal sets the price, until it sells out", () => {
    expect(initialChoice(variantDealDetail)).toEqual([white, 22]);
    const gone = {
      ...variantDealDetail,
      variants: shirtVariants.map((one) => ({ ...one, stock: one.id === 6 ? 0 : 5 })),
    };
    expect(initialChoice(gone)).toEqual([null, null]);
  });
  it("is not a deal's variant when another is cheaper", () => {
    const cheaper = variantDealDetail.variants.map((one) =>
      one.id === 1 ? { ...one, price_after_discount: 199_000 } : one,
    );
    expect(initialChoice({ ...variantDealDetail, variants: cheaper })).toEqual([null, null]);
  });
  it("is the only variant in stock", () => {
    const left: Choosable = {
      ...shirtDetail,
      variants: shirtVariants.map((variant) => ({ ...variant, stock: variant.id === 6 ? 8 : 0 })),
    };
    expect(chosenVariant(left, initialChoice(left))?.id).toBe(6);
  });
  it("is the variant itself when there are no groups", () => {
    expect(initialChoice(plainDetail)).toEqual([]);
    expect(chosenVariant(plainDetail, [])?.id).toBe(50);
  });
  it("is the only variant, even if sold out", () => {
    const one: Choosable = {
      variance_groups: [{ ...colours, options: colours.options.slice(0, 1) }],
      variants: shirtVariants.slice(3, 4).map((variant) => ({ ...variant, option_ids: [blue] })),
    };
    expect(initialChoice(one)).toEqual([blue]);
  });
  it("includes the option of a group that has only one", () => {
    const product: Choosable = {
      variance_groups: [{ ...colours, options: colours.options.slice(0, 1) }, sizes],
      variants: shirtVariants.filter(({ option_ids }) => option_ids[0] === blue),
    };
    expect(initialChoice(product)).toEqual([blue, null]);
    expect(missingGroups(initialChoice(product))).toEqual([1]);
  });
});

describe("the deal price", () => {
  it("is shown at the options that lead to the deal's variant", () => {
    const at = (choice: readonly (number | null)[], group: number, option: number) =>
      dealPriceOf(variantDealDetail, choice, group, option);
    expect([at([white, 22], 0, white), at([white, 22], 1, 22)]).toEqual([259_000, 259_000]);
    expect([at([white, 22], 0, blue), at([blue, 22], 1, 22), at([blue, 22], 0, white)]).toEqual([
      null,
      null,
      259_000,
    ]);
  });
});

describe("an option", () => {
  it.each([
    ["can be had while nothing else is chosen", [null, null], 1, large, "available"],
    ["is off when no variant with it is left", [null, null], 1, xl, "sold_out"],
    ["is off beside any choice when no variant with it is left", [blue, null], 1, xl, "sold_out"],
    ["is to be had only elsewhere when gone with what is chosen", [white, null], 1, large, "elsewhere"],
    ["is judged the same from the other group", [null, large], 0, white, "elsewhere"],
    ["can be had beside what is chosen", [yellow, null], 1, large, "available"],
    ["is judged without its own group's choice", [white, small], 0, blue, "available"],
  ] as const)("%s", (_, choice, group, option, state) => {
    expect(optionState(shirtDetail, choice, group, option)).toBe(state);
  });
  it("is available elsewhere only, in a combination that does not exist", () => {
    expect(optionState(gap, [blue, null], 1, large)).toBe("elsewhere");
    expect(chosenVariant(gap, [blue, large])).toBeNull();
  });
  it("that is sold out with this choice lists options with which it is available", () => {
    expect(optionsInstead(shirtDetail, [white, large], 0)).toEqual(["Xanh biển", "Vàng nghệ"]);
    expect(optionsInstead(shirtDetail, [white, large], 1)).toEqual(["S", "M"]);
  });
});

describe("the offer", () => {
  it("is the cheapest variant, marked as a starting price", () => {
    expect(offerOf(shirtDetail, [null, null])).toEqual({
      price: 389_000,
      original: 519_000,
      from: true,
      stock: 40,
    });
  });
  it("narrows with the choice", () => {
    expect(offerOf(shirtDetail, [yellow, null])).toMatchObject({ price: 429_000, from: true, stock: 5 });
    expect(offerOf(shirtDetail, [yellow, large])).toMatchObject({ price: 519_000, from: false, stock: 5 });
  });
  it("keeps the price of a sold-out variant, with no stock", () => {
    expect(offerOf(shirtDetail, [white, large])).toMatchObject({ price: 389_000, stock: 0 });
    expect(offerOf(soldOutDetail, [null, null])).toMatchObject({ stock: 0 });
  });
  it("is null for a combination that does not exist", () => {
    expect(offerOf(gap, [blue, large])).toBeNull();
  });
});

it("the picture follows the first chosen option that has one", () => {
  expect(choicePicture(shirtDetail, [null, large])).toBeNull();
  expect(choicePicture(shirtDetail, [white, large])).toBe(colours.options[1]?.image_url);
  expect(withOption([white, null], 1, large)).toEqual([white, large]);
});

describe("a variant named in the URL", () => {
  it("is chosen, sold out or not", () => {
    expect(choiceOf(shirtDetail, 6)).toEqual([white, 22]);
    expect(choiceOf(shirtDetail, 7)).toEqual([white, large]);
  });
  it("is ignored when the product lacks it or has no options", () => {
    expect([choiceOf(shirtDetail, 4711), choiceOf(shirtDetail, null), choiceOf(plainDetail, 50)]).toEqual([
      null,
      null,
      null,
    ]);
  });
  it("has its picture first, with the others in their order", () => {
    const order = (variantId: number | null) =>
      mediaWithVariantFirst(shirtDetail, variantId).map(({ id }) => id);
    expect(order(6)).toEqual([2, 1, 3, 4, 5]);
    expect(order(null)).toEqual([1, 2, 3, 4, 5]);
  });
});
