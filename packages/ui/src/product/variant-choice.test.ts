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

describe("what is chosen before the customer chooses", () => {
  it("is nothing where there is something to choose", () => {
    expect(initialChoice(shirtDetail)).toEqual([null, null]);
  });
  it("is the variant of the deal that makes the price, until it is gone", () => {
    expect(initialChoice(variantDealDetail)).toEqual([white, 22]);
    const gone = {
      ...variantDealDetail,
      variants: shirtVariants.map((one) => ({ ...one, stock: one.id === 6 ? 0 : 5 })),
    };
    expect(initialChoice(gone)).toEqual([null, null]);
  });
  it("is not the variant of a deal beside which another costs less", () => {
    const cheaper = variantDealDetail.variants.map((one) =>
      one.id === 1 ? { ...one, price_after_discount: 199_000 } : one,
    );
    expect(initialChoice({ ...variantDealDetail, variants: cheaper })).toEqual([null, null]);
  });
  it("is the only variant that is left", () => {
    const left: Choosable = {
      ...shirtDetail,
      variants: shirtVariants.map((variant) => ({ ...variant, stock: variant.id === 6 ? 8 : 0 })),
    };
    expect(chosenVariant(left, initialChoice(left))?.id).toBe(6);
  });
  it("is the variant itself where there are no groups", () => {
    expect(initialChoice(plainDetail)).toEqual([]);
    expect(chosenVariant(plainDetail, [])?.id).toBe(50);
  });
  it("is the only variant there is, sold out or not, so that the page can say so", () => {
    const one: Choosable = {
      variance_groups: [{ ...colours, options: colours.options.slice(0, 1) }],
      variants: shirtVariants.slice(3, 4).map((variant) => ({ ...variant, option_ids: [blue] })),
    };
    expect(initialChoice(one)).toEqual([blue]);
  });
  it("is the option of a group that has but one", () => {
    const product: Choosable = {
      variance_groups: [{ ...colours, options: colours.options.slice(0, 1) }, sizes],
      variants: shirtVariants.filter(({ option_ids }) => option_ids[0] === blue),
    };
    expect(initialChoice(product)).toEqual([blue, null]);
    expect(missingGroups(initialChoice(product))).toEqual([1]);
  });
});

describe("the deal's price", () => {
  it("stands at the options that lead to the deal's variant", () => {
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
  it("that was never made in a combination is as good as sold out there", () => {
    expect(optionState(gap, [blue, null], 1, large)).toBe("elsewhere");
    expect(chosenVariant(gap, [blue, large])).toBeNull();
  });
  it("that is gone here names where it is still to be had", () => {
    expect(optionsInstead(shirtDetail, [white, large], 0)).toEqual(["Xanh biển", "Vàng nghệ"]);
    expect(optionsInstead(shirtDetail, [white, large], 1)).toEqual(["S", "M"]);
  });
});

describe("the offer", () => {
  it("is the cheapest variant, and says that others cost more", () => {
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
  it("keeps the price of what is sold out, with no stock", () => {
    expect(offerOf(shirtDetail, [white, large])).toMatchObject({ price: 389_000, stock: 0 });
    expect(offerOf(soldOutDetail, [null, null])).toMatchObject({ stock: 0 });
  });
  it("is none for a combination that is not made", () => {
    expect(offerOf(gap, [blue, large])).toBeNull();
  });
});

it("the picture follows the first chosen option that has one", () => {
  expect(choicePicture(shirtDetail, [null, large])).toBeNull();
  expect(choicePicture(shirtDetail, [white, large])).toBe(colours.options[1]?.image_url);
  expect(withOption([white, null], 1, large)).toEqual([white, large]);
});

describe("a variant that an address names", () => {
  it("is what is chosen, sold out or not", () => {
    expect(choiceOf(shirtDetail, 6)).toEqual([white, 22]);
    expect(choiceOf(shirtDetail, 7)).toEqual([white, large]);
  });
  it("is nothing where the product has none such, or nothing to choose", () => {
    expect([choiceOf(shirtDetail, 4711), choiceOf(shirtDetail, null), choiceOf(plainDetail, 50)]).toEqual([
      null,
      null,
      null,
    ]);
  });
  it("has its picture in front, and leaves the others in their order", () => {
    const order = (variantId: number | null) =>
      mediaWithVariantFirst(shirtDetail, variantId).map(({ id }) => id);
    expect(order(6)).toEqual([2, 1, 3, 4, 5]);
    expect(order(null)).toEqual([1, 2, 3, 4, 5]);
  });
});
