import { describe, expect, it } from "vitest";
import { silkTenant } from "../../fixtures/catalog/malls.ts";
import { shopsByFloor } from "./shops-by-floor.ts";

const shopsAt = (...places: string[]) => places.map((floor, id) => ({ ...silkTenant, id, floor }));
const idsByFloor = (...places: string[]) =>
  shopsByFloor(shopsAt(...places)).map(({ name, shops }) => [name, shops.map(({ id }) => id)]);

describe("shopsByFloor", () => {
  it("sorts floors by number, and keeps the order of the shops on each", () => {
    expect(idsByFloor("Tầng 10, gian 1", "Tầng 2, gian 5", "Tầng 10, gian 2")).toEqual([
      ["Tầng 2", [1]],
      ["Tầng 10", [0, 2]],
    ]);
  });

  it("puts shops without a floor last", () => {
    expect(idsByFloor("", "Tầng 1")).toEqual([
      ["Tầng 1", [1]],
      ["", [0]],
    ]);
  });
});
