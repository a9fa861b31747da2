import { describe, expect, it } from "vitest";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";

const shop = await useShop();

describe("login", () => {
  it("accepts the phone number or the email address in any case", async () => {
    const { id, phone, password } = demoCustomer;
    for (const account of [{ phone }, { email: "Sen@Example.COM" }]) {
      const { status, body } = await shop.call("login", { body: { ...account, password } });
      expect(status).toBe(200);
      expect(body.data.profile).toMatchObject({ id, phone, phone_verified_at: "2026-03-08T02:15:00.000Z" });
    }
  });

  it("names the invalid fields of the body", async () => {
    const { status, body } = await shop.call("login", { body: { phone: "12ab" }, lang: "en" });
    expect(status).toBe(422);
    expect(body.data.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(["phone", "password"]),
    );
    expect(body.message).toBe("Some details are not right");
  });

  it("limits the attempts of one IP address, also concurrent ones", async () => {
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
