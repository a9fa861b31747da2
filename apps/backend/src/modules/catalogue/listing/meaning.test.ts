import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { onServer } from "../../../../test/on-server.ts";
import { testStart } from "../../../../test/test-start.ts";
import { connect, type Connection } from "../../../database/connect.ts";
import { migrate } from "../../../database/migrate.ts";
import { seedDatabase } from "../../../seed/seed-database.ts";
import { listByFilters } from "./list.ts";

const name = `sen_meaning_${process.pid}`;
const PRODUCTS = 1_200;
let shop: Connection;

beforeAll(async () => {
  const { url } = inject("postgres");
  await onServer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  await migrate(address.href);
  shop = connect(address.href, { connections: 4 });
  await seedDatabase(shop.db, { products: PRODUCTS, now: new Date(testStart) });
}, 120_000);

afterAll(async () => {
  await shop.close();
  await onServer(inject("postgres").url, `drop database if exists ${name} with (force)`);
});

const search = (keyword: string) =>
  listByFilters(
    shop.db,
    { keyword, page: 1, per_page: 24 },
    { locale: "vi", now: new Date(testStart), keptSeconds: 600 },
  );

describe("what a shopper means", () => {
  it.each([
    ["sneaker", /^Giày chạy bộ/],
    ["giày thể thao", /^Giày (chạy bộ|leo núi)/],
    ["giay the thao nam", /^Giày (chạy bộ|leo núi)/],
    ["đồng hồ nam", /^Đồng hồ (thông minh|thể thao|điện tử|mặt vuông)/],
    ["son môi", /^Son /],
    ["sách thiếu nhi", /^(Truyện tranh khoa học|Luyện chữ đẹp)/],
    ["vở", /^Sổ /],
    ["ghế", /^(Ghế|Sofa)/],
    ["running shoes", /^Giày chạy bộ/],
  ])("is found by %s, and nothing else is", async (keyword, right) => {
    const { items, suggestion, left_out } = await search(keyword);
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((item) => item.name).filter((found) => !right.test(found))).toEqual([]);
    expect([suggestion, left_out]).toEqual([null, []]);
  });

  it.each([
    ["nước mắm", "Gạo, mì & gia vị"],
    ["tủ lạnh", "Nội thất"],
    ["tu lanh", "Nội thất"],
    ["bếp từ", "Nồi & chảo"],
    ["máy tính bảng", "Máy tính"],
  ])("is not sold: %s, but the nearest category is %s", async (keyword, category) => {
    const { items, total, suggestion, nearest } = await search(keyword);
    expect({ items, total, suggestion }).toEqual({ items: [], total: 0, suggestion: null });
    expect(nearest.map((one) => one.name)).toEqual([category]);
  });

  it.each(["nồi cơm", "áo giáp", "quạt trần", "võ phụcx y z", "bàn", "xe lu"])(
    "is not sold, though its first syllable is: %s",
    async (keyword) => {
      expect(await search(keyword)).toMatchObject({ items: [], total: 0 });
    },
  );

  it("is told: the thing, whose it is, for whom, what else, for how much", async () => {
    expect((await search("giày thể thao nam")).read_as).toEqual(["Giày thể thao", "nam"]);
    expect((await search("ao so mi linen duoi 5 trieu")).read_as).toEqual([
      "Áo sơ mi",
      "linen",
      "đến 5.000.000 ₫",
    ]);
  });

  it("is for whom it is asked for", async () => {
    const { items } = await search("giày nữ");
    expect(items.filter((item) => /chạy bộ|leo núi|tây|lười|Derby|Monk/.test(item.name))).toEqual([]);
    expect(items.length).toBeGreaterThan(10);
  });

  it("is put right by names of the catalogue, and said, only where nothing was found", async () => {
    expect(await search("giay chya bo")).toMatchObject({ suggestion: "giày chạy bộ" });
    expect(await search("tai nge")).toMatchObject({ suggestion: "tai nghe" });
    expect(await search("ddieenj thoaij")).toMatchObject({ suggestion: "điện thoại" });
    expect(await search("dienthoai")).toMatchObject({ suggestion: null });
  });
});
