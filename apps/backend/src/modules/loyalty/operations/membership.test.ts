import { eq } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { keepMessages } from "../../../../test/sent-messages.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { memberships, otps, attemptCounts } from "../../../database/schema/index.ts";

const messages = keepMessages();
const shop = await useShop(messages.adapters);
const { phone } = demoCustomer;
const form = { occupation: 2, city: "ha_noi" };
let mine = "";
let theirs = "";

beforeEach(async () => {
  await messages.forget(shop);
  for (const table of [otps, attemptCounts, memberships]) await shop.db.delete(table);
  [mine, theirs] = [await shop.signIn(), await shop.signIn(otherCustomer)];
});

const ask = (token: string, body: object = form) => shop.call("joinMembership", { token, body });
async function asked(token: string, body?: object): Promise<string> {
  const answer = await ask(token, body);
  return (answer.body as { data: { id: string } }).data.id;
}
const verify = (token: string, id: string, otp: string) =>
  shop.call("verifyMembership", { token, body: { id, otp } });
const membership = async (token: string) => (await shop.call("getMembership", { token })).body.data;

describe("joining the membership", () => {
  it("sends a code to the phone and returns the card for it", async () => {
    expect(await membership(mine)).toMatchObject({ card: null, occupation: null, city: null });
    const id = await asked(mine);
    const { status, body } = await verify(mine, id, await messages.code(shop, phone));
    const card = {
      number: expect.stringMatching(/^88\d{14}$/) as string,
      tier: "member",
      joined_at: shop.clock.now().toISOString(),
    };
    expect([status, body.data]).toMatchObject([200, { ...form, card }]);
    expect(await membership(mine)).toEqual(body.data);
    expect((await membership(theirs)).card).toBeNull();
  });

  it("again keeps the code and stores the latest details", async () => {
    const id = await asked(mine);
    expect(await asked(mine, { occupation: 4, city: "hai_phong" })).toBe(id);
    expect(await messages.sent(shop)).toHaveLength(1);
    const { body } = await verify(mine, id, await messages.code(shop, phone));
    expect(body.data).toMatchObject({ occupation: 4, city: "hai_phong" });
  });

  it("reports each invalid field and sends no code", async () => {
    const { status, body } = await ask(mine, { occupation: 6, city: "da_nang" });
    expect(status).toBe(422);
    expect(body.data.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      "city",
      "occupation",
    ]);
    expect(await messages.sent(shop)).toEqual([]);
  });

  it("succeeds once when the code is sent twice concurrently", async () => {
    const id = await asked(mine);
    const code = await messages.code(shop, phone);
    const answers = await Promise.all([verify(mine, id, code), verify(mine, id, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await shop.db.$count(memberships, eq(memberships.customer_id, demoCustomer.id))).toBe(1);
    const again = await ask(mine);
    expect([again.status, again.body.message_code]).toEqual([409, "ALREADY_MEMBER"]);
  });
});
