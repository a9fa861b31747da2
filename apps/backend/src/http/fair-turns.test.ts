import { beforeAll, expect, it } from "vitest";
import { useShop } from "../../test/shop.ts";
import { connect, connectOnce } from "../database/connect.ts";

// As many connections as a backend has. Nothing here may depend on how busy the machine is.
const shop = useShop(
  () => ({}),
  (url) => connect(url, { connections: 10, timeouts: { connect: 60_000, statement: 60_000, query: 60_000 } }),
);
let token = "";

beforeAll(async () => {
  token = await shop.signIn();
});

it("readers of the catalogue, from however many addresses, leave connections to everybody else", async () => {
  const slow = await connectOnce(shop.databaseUrl);
  await slow.query("begin");
  await slow.query("lock table categories in access exclusive mode");
  // Each call comes from an address of its own.
  const reading = Promise.all(Array.from({ length: 40 }, () => shop.call("listCategories")));
  expect((await shop.call("listOrders", { token })).status).toBe(200);
  await slow.query("commit");
  await slow.end();
  expect(new Set((await reading).map(({ status }) => status))).toEqual(new Set([200]));
});

it("one address that reads the catalogue leaves places to another", async () => {
  const slow = await connectOnce(shop.databaseUrl);
  await slow.query("begin");
  await slow.query("lock table categories in access exclusive mode");
  const flood = Promise.all(
    Array.from({ length: 350 }, () => shop.call("listCategories", { from: "198.51.100.7" })),
  );
  expect((await shop.call("listMalls")).status).toBe(200);
  await slow.query("commit");
  await slow.end();
  const statuses = (await flood).map(({ status }) => status);
  // On a busy machine some time out in the queue after eight seconds: 503.
  expect(statuses.filter((status) => status === 200 || status === 503)).toHaveLength(5 + 300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(350 - 5 - 300);
});
