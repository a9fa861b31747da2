import { fileURLToPath } from "node:url";
import { asc, eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { buying } from "../../../../test/buying.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";
import { addresses } from "../../../database/schema/index.ts";

const sample = fileURLToPath(new URL("../../../../places/two-level-sample.json", import.meta.url));
const shop = await useShop(undefined, undefined, { PLACES_FILE: sample });
const { giveAddress, buy } = buying(shop);

const token = await shop.signIn();
const older = await giveAddress(demoCustomer.id);
await shop.db.update(addresses).set({ type: 1 }).where(eq(addresses.id, older));

const saigon = { province_id: 79, district_id: null, ward_id: 26740 };
const form = {
  type: 0,
  customer_id: demoCustomer.id,
  address: "12 Nguyễn Huệ",
  office_type: 0,
  ...saigon,
  contact_name: "Nguyễn Thị Sen",
  contact_phone: "0901234567",
};

describe("a place data set without districts", () => {
  it("lists its provinces and wards, and responds 404 for districts and a search of former names", async () => {
    const dataset = await shop.call("getPlaceDataset");
    expect(dataset.body.data).toEqual({ name: "two-level-sample", version: "2025-07", levels: 2 });
    const provinces = await shop.call("listProvinces");
    expect(provinces.body.data.map(({ name }: { name: string }) => name)).toEqual([
      "Thành phố Hồ Chí Minh",
      "Thành phố Hà Nội",
      "Tỉnh An Giang",
    ]);
    const wards = await shop.call("listProvinceWards", { params: { id: 79 } });
    expect(wards.body.data[0]).toEqual({
      ward_id: 26743,
      district_id: null,
      name: "Phường Bến Thành",
      parent_path: ["province/79", "ward/26743"],
      since_2025: null,
    });
    expect((await shop.call("searchWards", { query: { keyword: "Sài Gòn" } })).status).toBe(404);
    for (const id of [1, 5]) {
      expect((await shop.call("listDistricts", { params: { id } })).status).toBe(404);
    }
  });

  it("is recorded with an address and used by orders, address changes and shipping methods", async () => {
    const { body } = await shop.call("createAddress", { token, body: { ...form, type: 1 } });
    expect(body.data).toMatchObject({
      ...saigon,
      district_name: null,
      since_2025: null,
      full_address: "12 Nguyễn Huệ, Phường Sài Gòn, Thành phố Hồ Chí Minh",
      parent_path: ["province/79", "ward/26740"],
      place_dataset: "two-level-sample",
      place_dataset_version: "2025-07",
    });
    const params = { id: body.data.id as number };
    const changed = await shop.call("updateAddress", {
      token,
      params,
      body: { ...form, address: "2 Lê Lợi" },
    });
    expect(changed.body.data).toMatchObject({ address: "2 Lê Lợi", district_id: null });

    const { orders } = await buy(token, [{ variant: 11 }]);
    const id = orders[0]?.id ?? 0;
    const order = await shop.call("getOrder", { params: { id }, token });
    expect(order.body.data.delivery_requests[0].to_address).toMatchObject({
      ...saigon,
      place_dataset: "two-level-sample",
    });
    const { type: _, customer_id: __, office_type: ___, ...contact } = form;
    const moved = await shop.call("changeOrderAddress", {
      token,
      params: { id },
      body: { ...contact, ward_id: 26743 },
    });
    expect(moved.body.data.delivery_requests[0].to_address.full_address).toBe(
      "12 Nguyễn Huệ, Phường Bến Thành, Thành phố Hồ Chí Minh",
    );
    const query = { tenant_id: 1, province_id: 79, ward_id: 26740 };
    expect((await shop.call("listShippingMethods", { query, token })).status).toBe(200);
  });

  it.each([
    ["district_id", { district_id: 760 }],
    ["ward_id", { ward_id: 4 }],
  ])("rejects an address whose %s is not in the data set", async (field, change) => {
    const { status, body } = await shop.call("createAddress", { token, body: { ...form, ...change } });
    expect([status, body.data.errors[0].field]).toEqual([422, field]);
  });

  it("leaves an address of the older data set usable: it can be updated, made the default and delivered to", async () => {
    const [before] = await shop.db
      .select()
      .from(addresses)
      .where(eq(addresses.id, older))
      .orderBy(asc(addresses.id));
    const body = { ...form, province_id: 79, district_id: 760, ward_id: 26734, type: 1 };
    const kept = await shop.call("updateAddress", { token, params: { id: older }, body });
    expect(kept.body.data).toMatchObject({
      type: 1,
      district_name: "Quận 1",
      place_dataset: before?.place_dataset,
      place_dataset_version: before?.place_dataset_version,
    });
    const { orders } = await buy(token, [{ variant: 11 }]);
    expect(orders).toHaveLength(1);
  });
});
