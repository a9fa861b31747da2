import { expect, it, vi, type Mock } from "vitest";
import { keepMessages, otherThan } from "../../../../test/sent-messages.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { otherCustomer } from "../../../../test/small-shop/index.ts";
import { connect } from "../../../database/connect.ts";
import { otps, attemptCounts } from "../../../database/schema/index.ts";

const clients: Mock[] = [];
const messages = keepMessages();
// The per-address limits use the system clock and are not under test.
const shop = await useShop(
  messages.adapters,
  (url) => {
    const connection = connect(url, { connections: 4 });
    connection.pool.on("connect", (client) => clients.push(vi.spyOn(client, "query") as unknown as Mock));
    return connection;
  },
  { RATE_LIMIT: "off" },
);

/** The statements that a call runs, in order, and its status. */
async function workOf(call: () => Promise<Received>) {
  for (const client of clients) client.mockClear();
  const { status } = await call();
  const made = clients
    .flatMap(({ mock }) =>
      mock.calls.map(([query], index) => ({ query, at: mock.invocationCallOrder[index] ?? 0 })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ query }) => (typeof query === "string" ? query : (query as { text: string }).text));
  return { status, made };
}

interface Account {
  phone: string;
  email: string;
}
const nobody: Account = { phone: "0999999999", email: "ai@example.com" };

const guess = (account: { phone: string } | { email: string }) =>
  shop.call("login", { body: { ...account, password: "Wrong@2026" } });
const forgot = (phone: string) => shop.call("forgotPassword", { body: { phone } });

/** Failing requests, about one's own or any account: the expected status, and how to send them. */
const inVain: Record<string, [number, (account: Account) => Promise<() => Promise<Received>>]> = {
  "a wrong password by phone": [401, async ({ phone }) => Promise.resolve(() => guess({ phone }))],
  "a wrong password by mail address": [401, async ({ email }) => Promise.resolve(() => guess({ email }))],
  "a forgotten password": [200, async ({ phone }) => Promise.resolve(() => forgot(phone))],
  "a wrong code for a forgotten password": [
    422,
    async ({ phone }) => {
      const { id } = ((await forgot(phone)).body as { data: { id: string } }).data;
      const otp = otherThan((await messages.code(shop, phone)) || "123456");
      return () => shop.call("restorePassword", { body: { id, otp, password: "Matkhau2" } });
    },
  ],
};

it.each(Object.entries(inVain))(
  "%s runs the same database statements for a known and an unknown account",
  async (_, [status, callOf]) => {
    const madeFor = async (account: Account) => {
      await Promise.all([otps, attemptCounts].map((table) => shop.db.delete(table)));
      const work = await workOf(await callOf(account));
      expect(work.status).toBe(status);
      return work.made;
    };
    // The first call of its kind may open connections and prepare statements.
    await madeFor(otherCustomer);
    const made = await madeFor(otherCustomer);
    expect(made.length).toBeGreaterThan(1);
    expect(await madeFor(nobody)).toEqual(made);
  },
);
