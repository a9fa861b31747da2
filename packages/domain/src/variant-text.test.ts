import { expect, it } from "vitest";
import { optionsText, variantText } from "./variant-text.ts";

it.each([
  ["Xanh navy", "S", "Xanh navy, S"],
  ["Đỏ đô", null, "Đỏ đô"],
  [null, "L", "L"],
  ["", null, ""],
  [null, null, ""],
])("joins %s and %s as %j", (variance_group_1, variance_group_2, text) => {
  expect(variantText({ variance_group_1, variance_group_2 })).toBe(text);
});

it("joins any number of options", () => {
  expect(optionsText(["Đỏ đô", "L", "2 cái"])).toBe("Đỏ đô, L, 2 cái");
});
