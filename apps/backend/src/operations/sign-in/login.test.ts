import { describe, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer, otherCustomer, unverifiedCustomer } from "../../../test/small-shop/index.ts";

const shop = useShop();
const wrong = (account: object) => shop.call("login", { body: { ...account, password: "Wrong@2026" } });

describe("login", () => {
  it("takes the phone number, or the mail address however it is capitalised", async () => {
    const { id, phone, password } = demoCustomer;
    for (const account of [{ phone }, { email: "Sen@Example.COM" }]) {
      const { status, body } = await shop.call("login", { body: { ...account, password } });
      expect(status).toBe(200);
      expect(body.data.profile).toMatchObject({ id, phone, phone_verified_at: "2026-03-08T02:15:00.000Z" });
    }
  });

  it("answers the same to a wrong password and to an unknown account", async () => {
    const known = await wrong({ phone: otherCustomer.phone });
    const unknown = await wrong({ phone: "0999999999" });
    expect(known.status).toBe(401);
    expect(unknown.body).toEqual(known.body);
  });

  it.each([
    ["an account", { phone: unverifiedCustomer.phone }],
    ["a number that nobody has", { phone: "0988888888" }],
  ])(
    "locks %s at the fifth wrong password, also for the right one, until a quarter of an hour has passed",
    async (_, account) => {
      for (let tries = 1; tries <= 4; tries += 1) expect((await wrong(account)).status).toBe(401);
      const fifth = await wrong(account);
      expect(fifth.status).toBe(403);
      expect(fifth.body.message_code).toBe("CUSTOMER_LOCK_ACCOUNT");

      shop.clock.pass(15 * 60_000 - 1);
      const right = await shop.call("login", { body: { ...account, password: unverifiedCustomer.password } });
      expect(right.body.message_code).toBe("CUSTOMER_LOCK_ACCOUNT");
      shop.clock.pass(1);
      expect((await wrong(account)).status).toBe(401);
    },
  );

  it("starts counting anew after the right password", async () => {
    const { phone, password } = otherCustomer;
    await shop.signIn(otherCustomer);
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await wrong({ phone });
      expect((await shop.call("login", { body: { phone, password } })).status).toBe(200);
    }
  });

  it("names the fields of a body that is not one", async () => {
    const { status, body } = await shop.call("login", { body: { phone: "12ab" }, lang: "en" });
    expect(status).toBe(422);
    expect(body.data.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(["phone", "password"]),
    );
    expect(body.message).toBe("Some details are not right");
  });

  it("limits how often one address may try, across processes", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        shop.app.inject({
          method: "POST",
          url: "/api/v1/login",
          remoteAddress: "203.0.113.9",
          payload: { phone: `09000000${String(index).padStart(2, "0")}`, password: "Wrong@2026" },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});

describe("a token", () => {
  it("opens the customer's own record, and no other", async () => {
    const token = await shop.signIn();
    const own = await shop.call("getCustomer", { params: { customerId: demoCustomer.id }, token });
    expect(own.body.data).toMatchObject({ full_name: "Nguyễn Thị Sen", lang: "vi" });
    expect(JSON.stringify(own.body)).not.toContain("argon2");
    const another = await shop.call("getCustomer", { params: { customerId: otherCustomer.id }, token });
    expect(another.status).toBe(403);
  });

  it("is refused after thirty days, changed, or missing", async () => {
    const token = await shop.signIn();
    const status = async (sent: string) => (await shop.call("listAddresses", { token: sent })).status;
    expect(await status(token)).toBe(200);
    expect(await status(`${token.slice(0, -4)}AAAA`)).toBe(401);
    expect(await status("")).toBe(401);
    shop.clock.pass(30 * 24 * 60 * 60 * 1000);
    expect(await status(token)).toBe(401);
  });

  it("of an unverified phone leads to the verification only", async () => {
    const token = await shop.signIn(unverifiedCustomer);
    const { status, body } = await shop.call("listAddresses", { token });
    expect([status, body.message_code]).toEqual([403, "PHONE_NOT_VERIFIED"]);
  });

  it("keeps the chosen language", async () => {
    const token = await shop.signIn();
    const { body } = await shop.call("setCustomerLanguage", { body: { lang: "en" }, token });
    expect(body.data.lang).toBe("en");
    expect((await shop.call("setCustomerLanguage", { body: { lang: "fr" }, token })).status).toBe(422);
  });
});
