import { describe, expect, it } from "vitest";
import { useShop } from "../../../../test/shop.ts";

const shop = await useShop();
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

describe("places", () => {
  it("list the preferred provinces first", async () => {
    const { body } = await shop.call("listProvinces");
    expect(names(body)).toEqual(["Thành phố Hồ Chí Minh", "Thành phố Hà Nội", "Tỉnh An Giang"]);
  });

  it("sort districts by number", async () => {
    const { body } = await shop.call("listDistricts", { params: { id: 79 } });
    expect(names(body)).toEqual(["Quận 1", "Quận 2", "Quận 10"]);
  });

  it("include the path from the province to each ward", async () => {
    const { body } = await shop.call("listWards", { params: { id: 760 } });
    expect(body.data[1]).toEqual({
      ward_id: 26734,
      district_id: 760,
      name: "Phường Tân Định",
      parent_path: ["province/79", "district/760", "ward/26734"],
    });
  });

  it("respond 404 for districts and wards of an unknown place", async () => {
    expect((await shop.call("listDistricts", { params: { id: 5 } })).status).toBe(404);
    expect((await shop.call("listWards", { params: { id: 5 } })).status).toBe(404);
  });
});
