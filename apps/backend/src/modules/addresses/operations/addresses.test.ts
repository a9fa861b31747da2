import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { addresses } from "../../../database/schema/index.ts";

const shop = await useShop();

const home = {
  type: 0,
  customer_id: demoCustomer.id,
  address: "12 Nguyễn Huệ",
  office_type: 0,
  ward_id: 26734,
  district_id: 760,
  province_id: 79,
  contact_name: "Nguyễn Thị Sen",
  contact_phone: "0901234567",
};
const theirs = { ...home, customer_id: otherCustomer.id };

const create = (token: string, body: object) => shop.call("createAddress", { token, body });
const list = async (token: string) =>
  (await shop.call("listAddresses", { token })).body.data as { id: number; type: number }[];

describe("addresses", () => {
  it("make the first one the default, and keep exactly one default through every change", async () => {
    const token = await shop.signIn();
    const first = await create(token, home);
    expect(first.body).toMatchObject({
      status: 1,
      data: {
        type: 1,
        full_address: "12 Nguyễn Huệ, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
        since_2025: "Phường Tân Định, Thành phố Hồ Chí Minh",
        parent_path: ["province/79", "district/760", "ward/26734"],
      },
    });
    const second = (await create(token, { ...home, address: "2 Lê Lợi" })).body.data.id as number;
    const third = (await create(token, { ...home, address: "3 Hai Bà Trưng", type: 1 })).body.data
      .id as number;
    const defaults = async () => (await list(token)).filter(({ type }) => type === 1).map(({ id }) => id);
    expect(await defaults()).toEqual([third]);

    await shop.call("updateAddress", {
      token,
      params: { id: second },
      body: { ...home, address: "2 Lê Lợi", type: 1 },
    });
    expect(await defaults()).toEqual([second]);
    await shop.call("updateAddress", {
      token,
      params: { id: second },
      body: { ...home, address: "2 Lê Lợi", type: 0 },
    });
    expect(await defaults()).toEqual([second]);
    await shop.call("deleteAddress", { token, params: { id: second } });
    expect(await defaults()).toEqual([third]);
    expect((await list(token)).map(({ id }) => id)).not.toContain(second);
  });

  it("keep one default when eight are saved as default concurrently", async () => {
    const token = await shop.signIn(otherCustomer);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        create(token, { ...theirs, address: `${index} Lê Lợi`, type: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await list(token)).filter(({ type }) => type === 1)).toHaveLength(1);
  });

  it.each([
    ["contact_name", { contact_name: "Sen" }, "NAME_TWO_WORDS"],
    ["contact_name", { contact_name: "Nguyễn Sen 2" }, "NAME_LETTERS"],
    ["contact_phone", { contact_phone: "1901234567" }, "WRONG_FORMAT"],
    ["contact_phone", { contact_phone: "09012345678" }, "TOO_LONG"],
    ["contact_phone", { contact_phone: "090123456" }, "TOO_SHORT"],
    ["contact_phone", { contact_phone: "0000000000" }, "WRONG_FORMAT"],
    ["contact_phone", { contact_phone: "0123456789" }, "WRONG_FORMAT"],
    ["address", { address: "   " }, "WRONG_FORMAT"],
    ["ward_id", { ward_id: 27163 }, "PLACE_UNKNOWN"],
    ["district_id", { district_id: undefined }, "REQUIRED"],
  ])("reject an invalid %s: %o", async (field, change, message_code) => {
    const token = await shop.signIn();
    const { status, body } = await create(token, { ...home, ...change });
    expect(status).toBe(422);
    expect(body.data.errors).toContainEqual(expect.objectContaining({ field, message_code }));
  });

  it("keep a stored phone number that breaks the current rule until it is changed", async () => {
    const token = await shop.signIn();
    const id = (await create(token, home)).body.data.id as number;
    const older = "028382912";
    await shop.db.update(addresses).set({ contact_phone: older }).where(eq(addresses.id, id));
    const save = (change: object) =>
      shop.call("updateAddress", { token, params: { id }, body: { ...home, ...change } });
    const kept = await save({ contact_phone: older, type: 1 });
    expect(kept.body.data).toMatchObject({ id, contact_phone: older, type: 1 });
    const another = await save({ contact_phone: "028382913" });
    expect([another.status, another.body.data.errors[0]]).toMatchObject([
      422,
      { field: "contact_phone", message_code: "PHONE_LENGTH" },
    ]);
    expect((await save({})).body.data.contact_phone).toBe("0901234567");
    expect((await save({ contact_phone: older })).status).toBe(422);
    await shop.call("deleteAddress", { token, params: { id } });
  });

  it("keep nobody's name, phone or street once deleted", async () => {
    const token = await shop.signIn();
    const id = (await create(token, { ...home, contact_name: "Trần Thị Hạ" })).body.data.id as number;
    await shop.call("deleteAddress", { token, params: { id } });
    const [left] = await shop.db.select().from(addresses).where(eq(addresses.id, id));
    expect(JSON.stringify(left)).not.toMatch(/Trần Thị Hạ|0901234567|Nguyễn Huệ/);
  });

  it("are limited to fifty per customer", async () => {
    const token = await shop.signIn();
    const present = (await list(token)).length;
    for (let count = present; count < 50; count += 1) await create(token, home);
    expect((await create(token, home)).body).toMatchObject({ code: 422, message_code: "TOO_MANY_ADDRESSES" });
  });
});
