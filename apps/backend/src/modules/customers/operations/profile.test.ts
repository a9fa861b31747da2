import { describe, expect, it } from "vitest";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";

const shop = await useShop();
const token = await shop.signIn();

const profile = { full_name: "Nguyễn Thị Sen", birthday: "1994-05-19", gender: 0 };
const update = (body: object) =>
  shop.call("updateCustomer", { token, params: { customerId: demoCustomer.id }, body });

describe("the profile", () => {
  it("stores name, birthday and gender, and clears the last two if they are left out", async () => {
    const changed = await update({ ...profile, full_name: "  Trần   Văn Đức " });
    expect(changed.body.data).toMatchObject({ full_name: "Trần Văn Đức", birthday: "1994-05-19", gender: 0 });
    await update({ full_name: profile.full_name });
    const read = await shop.call("getCustomer", { token, params: { customerId: demoCustomer.id } });
    expect(read.body.data).toMatchObject({ ...profile, birthday: null, gender: null });
  });

  it.each<[string, object, string, string]>([
    ["with a heart", { full_name: "Sen 💜 Nguyễn" }, "full_name", "NAME_LETTERS"],
    ["of one word", { full_name: "Nguyễn" }, "full_name", "NAME_TWO_WORDS"],
    ["born tomorrow", { birthday: "2026-11-22" }, "birthday", "BIRTHDAY_FORMAT"],
    ["born on a day that never was", { birthday: "2001-02-29" }, "birthday", "WRONG_FORMAT"],
    ["born before anybody alive", { birthday: "1899-12-31" }, "birthday", "BIRTHDAY_FORMAT"],
    ["of a gender that is none", { gender: 3 }, "gender", "NOT_IN_LIST"],
  ])("of someone %s is rejected at its field", async (_, change, field, message_code) => {
    const { status, body } = await update({ ...profile, ...change });
    expect([status, body.data.errors]).toMatchObject([422, [{ field, message_code }]]);
  });
});
