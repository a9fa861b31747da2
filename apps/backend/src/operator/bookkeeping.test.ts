import { OrderStatus, PaymentMethod, ReturnStatus } from "@sen/domain";
import { eq, sql } from "../database/drizzle.ts";
import { expect, it, vi } from "vitest";
import {
  account,
  complained,
  delivered,
  operatorPrints,
  operatorSays,
  placed,
  returnOf,
} from "../../test/aftersales.ts";
import { demoCustomer } from "../../test/small-shop/index.ts";
import { useShop } from "../../test/shop.ts";
import { orderItems, orders, products } from "../database/schema/index.ts";
import { vietnamDay } from "../vietnam-day.ts";

const shop = await useShop();
const token = await shop.signIn();
const today = vietnamDay(shop.clock.now());
const thisDay = ["--from", today, "--to", today];

type Row = Record<string, unknown>;
const says = async (...words: string[]) => (await operatorSays(shop, ...words)) as Row;
const lists = async (...words: string[]) => (await operatorSays(shop, ...words)) as Row[];
const prints = async (...words: string[]) => (await operatorPrints(shop, ...words)).output;
const ofOrder = (rows: Row[], order: number) => rows.filter((row) => row.order === order);
const rowOf = async (order: number) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order));
  if (!row) throw new Error(`No order ${order}`);
  return row;
};

/** Returns all goods of a delivered order, up to the open refund. Returns the refund's number. */
async function returnedWhole(order: number): Promise<string> {
  const { body } = await shop.call("createReturn", { token, body: await returnOf(shop, token, order) });
  const id = body.data.id as number;
  await says("return", "approve", String(id), "--solution", "Hoàn tiền");
  await shop.call("approveReturnAsCustomer", { token, body: { return_request_id: id } });
  for (const step of ["collect", "received", "complete"]) await says("return", step, String(id));
  const refund = ofOrder(await lists("refund", "list"), order)[0]?.refund;
  return String(refund);
}

it("sales have an order that a return of all goods ended, with what is refunded and still to be", async () => {
  const order = await delivered(shop);
  const sold = async () => ofOrder(await lists("sales", ...thisDay), order);
  expect(await sold()).toEqual([]);
  const refund = await returnedWhole(order);
  const { order_tenant_final: total } = await rowOf(order);
  const row = { completed: today, total };
  expect(await sold()).toEqual([expect.objectContaining({ ...row, refunded: 0, to_refund: total })]);
  await says("refund", "pay", refund);
  expect(await sold()).toEqual([expect.objectContaining({ ...row, refunded: total, to_refund: 0 })]);
});

it("the ledger of a day names the orders of all money that came in and went out", async () => {
  const order = await delivered(shop);
  await says("refund", "pay", await returnedWhole(order));
  const { code, order_tenant_final } = await rowOf(order);
  const entries = await lists("payments", "entries", ...thisDay);
  expect(entries.filter((row) => row.orders === code)).toMatchObject([
    { kind: "captured", held: order_tenant_final, gateway: null },
    { kind: "refunded", held: -order_tenant_final, refund: expect.any(Number) as number },
  ]);
  expect(await lists("payments", "entries", "--from", "2020-01-01", "--to", "2020-01-31")).toEqual([]);
  await expect(says("payments", "entries")).rejects.toThrow("Give the number of the order");
  await expect(says("payments", "entries", "--to", today)).rejects.toThrow("--from must be a date");
  const both = says("payments", "entries", "1", "--from", today, "--to", today);
  await expect(both).rejects.toThrow("not both");
});

it("the parcels of a day include one that came back, which is in no sales", async () => {
  const order = await placed(shop);
  for (const step of ["confirm", "hand-over"]) await says(step, String(order));
  const { return: back } = await says("fail-delivery", String(order), "--reason", "Không nghe máy");
  await says("return", "received", String(back));
  expect(ofOrder(await lists("sales", ...thisDay), order)).toEqual([]);
  expect(ofOrder(await lists("parcels", "sent", ...thisDay), order)).toEqual([
    expect.objectContaining({
      status: OrderStatus.cancelled,
      carrier: "Sen Express",
      tracking_code: expect.stringMatching(/^SIM/) as string,
      left: shop.clock.now(),
    }),
  ]);
});

it("the orders of a product say whom to call, and for which price it was bought", async () => {
  const order = await placed(shop);
  const [bought] = await shop.db
    .select({ product: products.code, price: orderItems.price_after_discount })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.product_id))
    .where(eq(orderItems.order_id, order));
  const listed = await lists("product", "orders", bought?.product ?? "");
  expect(listed[0]).toMatchObject({
    order,
    status: OrderStatus.created,
    pieces: 1,
    price: bought?.price,
    phone: demoCustomer.phone,
  });
  await expect(says("product", "orders", "none")).rejects.toThrow('There is no product "none".');
});

it("a spreadsheet keeps every digit of phone and account numbers, and reads amounts as numbers", async () => {
  const order = await delivered(shop);
  const refund = await returnedWhole(order);
  const { order_tenant_final } = await rowOf(order);
  const row = (await prints("refund", "list", "--semicolon"))
    .split("\n")
    .find((line) => line.startsWith(`${refund};`));
  expect(row).toContain(`;"=""${account.account_number}""";`);
  expect(row).toContain(`;${order_tenant_final};`);
});

it("says of a refund that is over in which state it is", async () => {
  const refund = await returnedWhole(await delivered(shop));
  await says("refund", "pay", refund);
  await expect(prints("refund", "pay", refund)).rejects.toThrow("the refund is completed already");
  await expect(prints("refund", "fail", refund)).rejects.toThrow("completed and cannot become failed");
});

it("reopens a refund that was marked as paid by mistake, and its money is held again", async () => {
  const order = await delivered(shop);
  const refund = await returnedWhole(order);
  const { order_tenant_final: total } = await rowOf(order);
  const open = async () => ofOrder(await lists("refund", "list"), order);
  await says("refund", "pay", refund);
  expect(await open()).toEqual([]);
  await says("refund", "reopen", refund, "Nhầm", "số");
  expect(await open()).toMatchObject([
    {
      status: "new",
      amount: total,
      gateway: null,
      bank: account.bank_name,
      account: account.account_number,
      holder: account.account_fullname,
    },
  ]);
  const held = async () => (await lists("payments", "entries", String(order))).map((row) => row.held);
  expect(await held()).toEqual([total, -total, total]);
  expect(ofOrder(await lists("sales", ...thisDay), order)).toMatchObject([{ refunded: 0, to_refund: total }]);
  await says("refund", "pay", refund);
  expect(await held()).toEqual([total, -total, total, -total]);
  await expect(says("refund", "reopen", String(Number(refund) + 1), "x")).rejects.toThrow();
});

it("reopens a refund that was refused by mistake, unless more than the order's money would be promised", async () => {
  const order = await delivered(shop);
  const complaint = String(await complained(shop, token, order));
  await says("complaint", "answer", complaint, "--solution", "Hoàn tiền");
  const bank = ["--bank", account.bank_bin, "--account", account.account_number, "--holder", "Lê Thị Sen"];
  await says("complaint", "compensate", complaint, "--refund", "1000", ...bank);
  await says("complaint", "resolve", complaint);
  const open = async () => ofOrder(await lists("refund", "list"), order);
  const refund = String((await open())[0]?.refund);
  await expect(prints("refund", "reopen", refund, "x")).rejects.toThrow("only a paid or refused refund");
  await says("refund", "refuse", refund, "Nhầm");
  await says("refund", "reopen", refund, "Nhầm");
  expect(await open()).toMatchObject([{ status: "new", amount: 1_000 }]);
  await says("refund", "refuse", refund, "Không hoàn");
  await shop.db.update(orders).set({ order_tenant_final: 999 }).where(eq(orders.id, order));
  await expect(says("refund", "reopen", refund, "Nhầm")).rejects.toThrow("REFUND_ABOVE_PAYMENT");
});

it("reopens a return that was rejected by mistake, which its customer could not request again", async () => {
  const order = await delivered(shop);
  const asked = { token, body: await returnOf(shop, token, order) };
  const id = (await shop.call("createReturn", asked)).body.data.id as number;
  const read = async () => (await shop.call("getReturn", { params: { id }, token })).body.data as Row;
  await expect(says("return", "reopen", String(id), "x")).rejects.toThrow("TRANSITION_NOT_ALLOWED");
  await says("return", "reject", String(id), "Nhầm");
  expect((await shop.call("createReturn", asked)).status).toBe(422);
  await says("return", "reopen", String(id), "Nhầm", "số");
  expect(await read()).toMatchObject({ status: ReturnStatus.processing, feedback: null });
  await says("return", "approve", String(id), "Hoàn tiền");
  expect(await read()).toMatchObject({ status: ReturnStatus.approved });
  await says("return", "reject", String(id), "Nhầm");
  await complained(shop, token, order);
  await expect(prints("return", "reopen", String(id), "x")).rejects.toThrow("answer that instead");
});

it("leaves no change without its entry in the audit log", async () => {
  await shop.db.execute(sql`alter table operator_actions add constraint none check (actor <> 'lan')`);
  const order = await placed(shop);
  await expect(says("confirm", String(order), "--as", "lan")).rejects.toThrow();
  await expect(
    says("cancel", String(order), "Hết", "--as", "lan", "--name", "Nguyễn Thị Sen"),
  ).rejects.toThrow();
  expect(await rowOf(order)).toMatchObject({ order_status: OrderStatus.created });
  await says("confirm", String(order));
  await expect(says("hand-over", String(order), "--as", "lan")).rejects.toThrow();
  expect(await rowOf(order)).toMatchObject({ order_status: OrderStatus.confirmed });
  const paid = await delivered(shop);
  const refund = await returnedWhole(paid);
  await expect(says("refund", "pay", refund, "--as", "lan")).rejects.toThrow();
  expect(ofOrder(await lists("refund", "list"), paid)).toMatchObject([{ status: "new" }]);
  await shop.db.execute(sql`alter table operator_actions drop constraint none`);
});

it("records who decided about goods and money, and nothing of those who only looked", async () => {
  vi.stubEnv("SUDO_USER", "lan");
  const order = await placed(shop, { payment_method: PaymentMethod.cod });
  const audit = async () => (await lists("audit", ...thisDay)).filter(({ details }) => details !== "{}");
  const before = (await audit()).length;
  await says("confirm", String(order));
  await says("cancel", String(order), "Hết", "hàng", "--as", "minh", "--name", "Nguyễn Thị Sen");
  await expect(prints("confirm", String(order))).rejects.toThrow("CANCELLED");
  for (const words of [["list"], ["show", String(order)], ["sales", ...thisDay], ["goods"], ["alerts"]]) {
    await says(...words);
  }
  const entries = await audit();
  expect(entries.slice(0, entries.length - before)).toMatchObject([
    { actor: "minh", action: "cancel", details: JSON.stringify({ order, reason: "Hết hàng" }) },
    { actor: "lan", action: "confirm", details: JSON.stringify({ order }) },
  ]);
  vi.unstubAllEnvs();
});

it("sales have what was refunded of an order that was settled in earlier days, once", async () => {
  const order = await delivered(shop);
  await says("complete", String(order));
  const { order_tenant_final: total } = await rowOf(order);
  const complaint = String(await complained(shop, token, order));
  shop.clock.pass(24 * 60 * 60 * 1000);
  await says("complaint", "answer", complaint, "--solution", "Hoàn tiền");
  const bank = ["--bank", account.bank_bin, "--account", account.account_number, "--holder", "Lê Thị Sen"];
  await says("complaint", "compensate", complaint, "--refund", "1000", ...bank);
  await says("refund", "pay", String(ofOrder(await lists("refund", "list"), order)[0]?.refund));
  const nextDay = vietnamDay(shop.clock.now());
  const sold = async (...days: string[]) => ofOrder(await lists("sales", ...days), order);
  expect(await sold(...thisDay)).toMatchObject([{ total, refunded: 0, to_refund: 1_000 }]);
  expect(await sold("--from", nextDay, "--to", nextDay)).toMatchObject([
    { completed: today, total: 0, refunded: 1_000, to_refund: 0 },
  ]);
  expect(await sold("--from", today, "--to", nextDay)).toMatchObject([{ total, refunded: 1_000 }]);
});
