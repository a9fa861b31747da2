import { expect, it } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, null, 10]],
  [3, 10, [1, 2, 3, 4, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 9, 10]],
])("page %i of %i shows %j", (current, last, shown) => {
  expect(pageNumbers(current, last)).toEqual(shown);
});
