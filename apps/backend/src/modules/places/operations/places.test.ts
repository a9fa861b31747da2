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
      since_2025: "Phường Tân Định, Thành phố Hồ Chí Minh",
    });
  });

  it.each([
    ["Phường Sài Gòn", [26740]],
    ["p.sai gon, TP.HCM", [26740]],
    ["bến nghé q1", [26740]],
    ["tân định", [26734]],
    ["Phường 015 Quận 10", [27163]],
    // Of Quận 1, and not Phường 15.
    ["phuong 1", [26734, 26740]],
    ["hn ba", [1]],
    ["' & | ! :* (", []],
    ["…", []],
  ])("are found by former and today's names: %s", async (keyword, ids) => {
    const { body } = await shop.call("searchWards", { query: { keyword } });
    expect(body.data.map(({ ward_id }: { ward_id: number }) => ward_id)).toEqual(ids);
  });

  it("are found with all that an address needs", async () => {
    const { body } = await shop.call("searchWards", { query: { keyword: "sài gòn" } });
    expect(body.data).toEqual([
      {
        ward_id: 26740,
        ward_name: "Phường Bến Nghé",
        district_id: 760,
        district_name: "Quận 1",
        province_id: 79,
        province_name: "Thành phố Hồ Chí Minh",
        since_2025: "Phường Sài Gòn, Thành phố Hồ Chí Minh",
      },
    ]);
  });

  it("respond 404 for districts and wards of an unknown place", async () => {
    expect((await shop.call("listDistricts", { params: { id: 5 } })).status).toBe(404);
    expect((await shop.call("listWards", { params: { id: 5 } })).status).toBe(404);
  });
});
