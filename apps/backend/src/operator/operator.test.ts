import {
  AttachmentCreator,
  complaintMachine,
  ComplaintStatus,
  firstWithin,
  orderMachine,
  PaymentMethod,
  refundMachine,
  returnMachine,
  SHOP_HOURS,
  type StatusChange,
} from "@sen/domain";
import { eq } from "../database/drizzle.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { buffer, text } from "node:stream/consumers";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  complained,
  operatorContextOf,
  operatorPrints,
  operatorSays,
  picture,
  returnOf,
  upload,
} from "../../test/aftersales.ts";
import { environment } from "../../test/backend-process.ts";
import { useShop, type Received } from "../../test/shop.ts";
import { demoCustomer, unverifiedCustomer } from "../../test/small-shop/index.ts";
import { mediaFiles, operatorAlerts, tenants } from "../database/schema/index.ts";
import { raiseAlert } from "../modules/provider-log/index.ts";
import sharp from "sharp";
import { sweepUploads } from "../modules/media/index.ts";
import { takeFile } from "./operator-context.ts";
import { vietnamDay } from "../vietnam-day.ts";
import { customerOf } from "@sen/demo/scenario/customer";
import { plantOrder } from "@sen/demo/scenario/plant-order";

const shop = await useShop();
const main = fileURLToPath(new URL("main.ts", import.meta.url));
const catalogue = fileURLToPath(new URL("../commands/catalogue.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "sen-operator-"));
let token = "";

beforeAll(async () => {
  token = await shop.signIn();
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the command as people do, in its own process on the shop's database. */
function startOperator(
  words: string[],
  where: object = { DATABASE_URL: shop.databaseUrl, SEN_DATA_DIR: folder },
  program = main,
) {
  const child = spawn(process.execPath, ["--conditions=@sen/source", program, ...words], {
    env: { ...environment(), ...where },
  });
  const { stdout, stderr } = child;
  return { stdout, stderr, exited: once(child, "exit").then(([code]) => Number(code)) };
}

/** Runs it to its end. */
async function operator(...words: string[]) {
  const { stdout, stderr, exited } = startOperator(words);
  const [out, error, code] = await Promise.all([buffer(stdout), text(stderr), exited]);
  return { code, out: String(out), error };
}

/** Runs a line in this process, on the same database. Returns its result. */
async function told<Shape = Record<string, number>>(...words: string[]): Promise<Shape> {
  return (await operatorSays(shop, ...words)) as Shape;
}

/** The same, but returns what it prints. */
const printed = async (...words: string[]) => (await operatorPrints(shop, ...words)).output;

/** A picture that the customer uploaded. */
const sent = async () => (await upload(shop, await picture(), { token })).body.data.id as string;

const orderUntil = (until: string) => ["order", "create", "--phone", demoCustomer.phone, "--until", until];

const invoice = {
  company_name: "Công ty Sen",
  tax_code: "0312345678",
  company_address: "1 Lê Lợi",
  email: "ketoan@sen.example",
};

/** All histories of an order: its own, and those of its returns, refunds and complaints. */
function historiesOf({
  order_histories,
  return_request,
  refund_request,
  complaint_requests,
}: Received["body"]): StatusChange[][] {
  return [
    order_histories,
    return_request?.return_request_histories ?? [],
    refund_request?.refund_request_histories ?? [],
    ...complaint_requests.map((complaint: Received["body"]) => complaint.complaint_request_histories),
  ];
}

describe("the operator's command line", () => {
  it("lists its commands, and recognizes --help after each", async () => {
    const out = await printed("--help");
    expect(out).toMatch(/confirm .*<order>/);
    expect(out).toMatch(/return .*list, .*reject/);
    expect(out).toContain("scenario");
    expect(await printed()).toBe(out);
    expect(await printed("complaint", "--help")).toMatch(/answer .*<complaint>/);
    expect(await printed("complaint", "answer", "--help")).toMatch(/--evidence <file\.\.\.>/);
  });

  it("says it where there is nothing to list", async () => {
    expect(await printed("parcels", "cash")).toBe("There is nothing to list.\n");
    expect(await printed("parcels", "cash", "--json")).toBe("[]\n");
  });

  it.each<[string[], string]>([
    [["dance"], "unknown command 'dance'"],
    [["confirm", "1", "--solution", "x"], "unknown option '--solution'"],
    [["confirm", "1", "2"], "too many arguments for 'confirm'"],
    [["order", "list"], "unknown command 'list'\n(Did you mean list?)\nSee --help."],
    [["parcel", "cash"], "unknown command 'cash'\n(Did you mean parcels cash?)"],
    [
      ["goods", "inspected", "1"],
      "unknown command 'goods inspected'\n(Did you mean goods or goods inspect?)",
    ],
    [["list", "--at", "someday"], "--at must be a time"],
    [["confirm"], "missing required argument 'order'"],
    [["confirm", "1.000"], "Give the number of the order"],
    [["cash", "received", "1", "--amount", "350.000"], "--amount must be a whole number of dong"],
    [["goods", "inspect", "1", "--sellable", "1.0"], "--sellable must be a whole number of pieces"],
    [["customer", "block", "--reason", "x"], "Give the customer's phone number, such as --phone"],
    [["sales", "--from", "2026-11-01", "--to", "2026-11-31"], "--to must be a date"],
    [["sales", "--from", "2026-12-01", "--to", "2026-11-30"], "--to must not be before --from"],
    [["ticket", "answer", "1", "--text", "x", "--file", tmpdir()], "File not found"],
    [["return", "reject", "1"], "Give a text of at most"],
    [["complaint", "answer", "1"], "Give --reason or --solution"],
    [["customer", "create", "--phone", "12"], "--phone must be ten digits"],
    [["order", "create", "--phone", "12"], "No customer has the phone number 12"],
    [
      ["order", "create", "--phone", "12", "--until", "lost"],
      "--until must be one of confirmed, handed-over",
    ],
    [
      ["order", "create", "--phone", demoCustomer.phone, "--payment", "card"],
      "--payment must be cod or online",
    ],
    [["order", "create", "--phone", demoCustomer.phone, "--start", "x"], "--start must be a whole number"],
  ])("refuses %j with an explanation", async (words, sentence) => {
    await expect((async () => told(...words))()).rejects.toThrow(sentence);
  });

  it("prints the header of an empty list of sales, for the bookkeeping that reads it", async () => {
    const day = ["--from", "2020-01-01", "--to", "2020-01-01"];
    expect(await printed("sales", ...day, "--csv")).toMatch(
      /^\uFEFForder,code,.*,total,completed,payment,refunded,.*,vat_email\n$/,
    );
    expect(await printed("sales", ...day, "--semicolon")).toMatch(/^\uFEFForder;code;/);
  });

  it("ends quietly when its reader closes the pipe, like head", async () => {
    const { stdout, stderr, exited } = startOperator(["parcels", "cash"]);
    stdout.destroy();
    expect(await Promise.all([exited, text(stderr)])).toEqual([0, ""]);
  });

  it("says that a list may go on", async () => {
    const subjects = Array.from({ length: 200 }, (_, index) => `subject ${index}`);
    const now = shop.clock.now();
    for (const subject of subjects) await raiseAlert(shop.db, { subject, text: "?" }, now);
    expect((await operatorPrints(shop, "alerts", "--json")).remark).toBe(
      "Only 200 rows are listed; there may be more.\n",
    );
    await shop.db.delete(operatorAlerts);
    expect((await operatorPrints(shop, "alerts", "--json")).remark).toBe("");
  });

  it("prints a customer's text so that it can neither fake a row nor act on the terminal", async () => {
    const ticket = {
      category: 1,
      subject: "Hoá đơn",
      text: "Một\nticket 7 · status closed\u001b[2J\u009b2J\u202e",
      images: [],
    };
    const { body } = await shop.call("createTicket", { token, body: ticket });
    const show = ["ticket", "show", String(body.data.id)];
    expect(await printed(...show)).toContain("text Một\n  ticket 7 · status closed\uFFFD[2J\uFFFD2J\uFFFD");
    const json = await printed(...show, "--json");
    expect(json.trim()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(json)).toMatchObject([{}, { text: ticket.text }]);
  });

  it("reads and writes files where npm was called", async () => {
    const { order = 0 } = await told(...orderUntil("delivered"));
    const complaint = String(await complained(shop, token, order, [await sent()]));
    vi.stubEnv("INIT_CWD", folder);
    await told("complaint", "show", complaint, "--save", "here");
    expect(statSync(join(folder, "here")).isDirectory()).toBe(true);
    await expect(
      told("complaint", "answer", complaint, "--reason", "x", "--evidence", "none.jpg"),
    ).rejects.toThrow(`File not found: ${join(folder, "none.jpg")}.`);
  });

  it("sends no answer whose file is refused, and names the file", async () => {
    const file = join(folder, "hoa-don.pdf");
    writeFileSync(file, "%PDF-1.7 no picture");
    const ticket = { category: 1, subject: "Hoá đơn", text: "Cần sửa", images: [] };
    const { body } = await shop.call("createTicket", { token, body: ticket });
    const id = String(body.data.id);
    await expect(told("ticket", "answer", id, "--text", "Đã sửa", "--file", file)).rejects.toThrow(
      `${file}: `,
    );
    expect(await told("ticket", "show", id)).toHaveLength(2);
    const { order = 0 } = await told(...orderUntil("delivered"));
    const complaint = String(await complained(shop, token, order));
    await expect(
      told("complaint", "answer", complaint, "--reason", "Nhầm kho", "--evidence", file),
    ).rejects.toThrow(`${file}: `);
    expect(await told("complaint", "show", complaint)).toMatchObject({ status: "new", answer: null });
  });

  it("finds a customer by a phone number as people write it", async () => {
    const written = `+84 ${demoCustomer.phone.slice(1, 4)} ${demoCustomer.phone.slice(4)}`;
    expect(await told("customer", "sign-out", "--phone", written)).toEqual({ customer: demoCustomer.id });
    token = await shop.signIn();
  });

  it("exits with 1 and names what does not exist", async () => {
    const none = await operator("return", "show", "999999");
    expect(none).toEqual({
      code: 1,
      out: "",
      error: "There is no return 999999. `list` shows the numbers.\n",
    });
    for (const words of [["payments", "entries"], ["payments", "settle"], ["show"]]) {
      await expect(printed(...words, "999999")).rejects.toThrow("There is no order 999999. `list`");
    }
  });

  it.each([
    { program: main, words: ["list"] },
    { program: catalogue, words: ["export", join(folder, "exported")] },
  ])("does not take a mistyped folder for a new shop: $words", async ({ program, words }) => {
    const SEN_DATA_DIR = join(folder, "mistyped");
    const { stderr, exited } = startOperator(words, { SEN_DATA_DIR }, program);
    expect(await text(stderr)).toContain(`There is no database in ${SEN_DATA_DIR}. Check SEN_DATA_DIR;`);
    expect([await exited, existsSync(SEN_DATA_DIR)]).toEqual([1, false]);
  });

  it("says of a refused step in which state the record is, and what is missing", async () => {
    const { order = 0 } = await told(...orderUntil("delivered"));
    const complaint = await complained(shop, token, order);
    expect(await told("complaint", "list")).toContainEqual(
      expect.objectContaining({ complaint, order, status: "new", reason: expect.stringMatching(/^[A-Z]/) }),
    );
    await expect(printed("complaint", "resolve", String(complaint))).rejects.toThrow(
      `complaint resolve ${complaint}: the complaint is new and cannot become completed.`,
    );
    await told("complaint", "answer", String(complaint), "--reason", "Nhầm kho");
    await expect(printed("complaint", "resolve", String(complaint))).rejects.toThrow(
      "proposed no solution yet",
    );
    await told("complaint", "answer", String(complaint), "--solution", "Hoàn tiền");
    await expect(printed("complaint", "compensate", String(complaint), "--refund", "1000")).rejects.toThrow(
      "give the customer's bank account (--bank",
    );
    await told("complaint", "resolve", String(complaint));
    expect(await told<object[]>("complaint", "list")).not.toContainEqual(
      expect.objectContaining({ complaint }),
    );
    await expect(printed("complaint", "request-evidence", String(complaint))).rejects.toThrow(
      "the complaint is completed",
    );
  });

  it("lists the returns that are not over, with what the customer wrote", async () => {
    const { order = 0 } = await told(...orderUntil("delivered"));
    const { body } = await shop.call("createReturn", { token, body: await returnOf(shop, token, order) });
    const id = body.data.id as number;
    const waiting = expect.objectContaining({ return: id, order, status: "new", note: "Áo bị rách ở vai" });
    expect(await told("return", "list")).toContainEqual(waiting);
    await told("return", "reject", String(id), "--reason", "Đã dùng");
    expect(await told<object[]>("return", "list")).not.toContainEqual(
      expect.objectContaining({ return: id }),
    );
  });

  it("says that there is no such coupon or alert", async () => {
    await expect(told("coupon", "remind", "999")).rejects.toThrow('There is no coupon "999".');
    await expect(printed("alerts", "close", "99")).rejects.toThrow("There is no alert 99.");
  });

  it("closes the named alert, and no later one about the same subject", async () => {
    const raise = () => raiseAlert(shop.db, { subject: "parcel 7", text: "?" }, shop.clock.now());
    const open = async () => (await told<{ alert: number }[]>("alerts")).map(({ alert }) => alert);
    await raise();
    const [first = 0] = await open();
    await told("alerts", "close", String(first));
    await raise();
    await told("alerts", "close", String(first));
    const [second = 0] = await open();
    expect(second).toBeGreaterThan(first);
    await told("alerts", "close", String(second));
    expect(await open()).toEqual([]);
  });

  it("writes what a customer sent with a complaint into a folder that only this user can read", async () => {
    const { order = 0 } = await told(...orderUntil("delivered"));
    const complaint = await complained(shop, token, order, [await sent()]);
    expect(await told("complaint", "show", String(complaint))).toMatchObject({
      order,
      files: 1,
      saved: null,
    });
    const save = join(folder, "case");
    const { saved } = await told<{ saved: string }>("complaint", "show", String(complaint), "--save", save);
    expect(saved).toBe(join(save, `complaint-${complaint}-1.jpg`));
    expect([save, saved].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
    expect((await sharp(saved).metadata()).width).toBe(64);
  });

  it("shows what a customer wrote and sent in a ticket", async () => {
    const images = [await sent()];
    const ticket = { category: 1, subject: "Hoá đơn", text: "Cần sửa địa chỉ", images };
    const { body } = await shop.call("createTicket", { token, body: ticket });
    const id = String(body.data.id);
    await told("ticket", "answer", id, "--text", "Đã sửa");
    expect(await told("ticket", "show", id, "--save", join(folder, "ticket"))).toMatchObject([
      { subject: "Hoá đơn", status: "answered", category: "delivery" },
      { from: "customer", text: "Cần sửa địa chỉ", files: 1, saved: expect.stringMatching(/\.jpg$/) },
      { from: "customer care", text: "Đã sửa", files: 0 },
    ]);
  });

  it("lists the tickets of a shop by its code, with their categories in words", async () => {
    await shop.db.update(tenants).set({ own_code: "lua-viet" }).where(eq(tenants.id, 1));
    const body = { category: 5, subject: "Hủy giúp", text: "Tôi đặt nhầm", tenant_id: 1 };
    expect((await shop.call("createTicket", { token, body })).status).toBe(200);
    expect(await told("ticket", "list", "--shop", "lua-viet")).toMatchObject([
      { subject: "Hủy giúp", category: "cancel order" },
    ]);
    expect(await told("ticket", "list")).not.toContainEqual(expect.objectContaining({ subject: "Hủy giúp" }));
    await expect(told("ticket", "list", "--shop", "lua")).rejects.toThrow('There is no shop "lua"');
  });

  it("lists a parcel that was not delivered with what the carrier said", async () => {
    const { order = 0 } = await told(...orderUntil("handed-over"));
    await told("fail-delivery", String(order), "Không", "nghe", "máy");
    expect(await told("return", "list")).toContainEqual(
      expect.objectContaining({ order, reason: "Parcel not delivered", failure: "Không nghe máy" }),
    );
    const returns = await told<Record<string, unknown>[]>("return", "list");
    await told("return", "received", String(returns.find((row) => row.order === order)?.return));
    expect(await told("return", "list")).not.toContainEqual(expect.objectContaining({ order }));
  });

  it("prints times of Vietnam, as text and for a spreadsheet", async () => {
    await raiseAlert(shop.db, { subject: "a", text: "b" }, new Date("2026-11-29T20:32:50Z"));
    expect(await printed("alerts")).toContain("since 2026-11-30 03:32:50");
    expect(await printed("alerts", "--csv")).toContain(",2026-11-30 03:32:50");
    expect(await printed("alerts", "--json")).toContain('"2026-11-29T20:32:50.000Z"');
  });

  it("says why a parcel is not booked again", async () => {
    const left = await told(...orderUntil("handed-over"));
    await expect(told("parcel", "book", String(left.order))).rejects.toMatchObject({
      detail: expect.stringMatching(/^the parcel is booked already, as SIM/),
    });
    const { order } = await told("order", "create", "--phone", demoCustomer.phone);
    await told("cancel", String(order), "Hết", "hàng", "--name", "Nguyễn Thị Sen");
    await expect(told("parcel", "book", String(order))).rejects.toMatchObject({
      detail: "the order is CANCELLED",
    });
    const { order: waits } = await told("order", "create", "--phone", demoCustomer.phone);
    await expect(told("parcel", "book", String(waits))).rejects.toMatchObject({
      detail: "the order is CREATED",
    });
  });

  it("shows what to pack and for whom, and lists the orders that wait longest", async () => {
    const { order = 0 } = await told("order", "create", "--phone", demoCustomer.phone, "--lines", "2");
    expect((await shop.call("createVat", { params: { id: order }, token, body: invoice })).status).toBe(200);
    const rows = await told<Record<string, unknown>[]>("show", String(order));
    const { body } = await shop.call("getOrder", { token, params: { id: order } });
    const { order_tenant_final, order_detail_items } = body.data;
    expect(rows.slice(0, 3)).toMatchObject([
      { order, status: "CREATED", total: order_tenant_final, cash_to_collect: order_tenant_final },
      {
        receiver: expect.any(String),
        phone: expect.stringMatching(/^0/),
        address: expect.stringMatching(/,/),
      },
      { vat_invoice: "requested", tax_code: "0312345678" },
    ]);
    expect(rows.slice(3).map(({ product, quantity }) => [product, quantity])).toEqual(
      order_detail_items.map((item: Received["body"]) => [item.product_name, item.quantity]),
    );
    expect(rows[3]).toHaveProperty("sku", expect.any(String));
    const { order: later = 0 } = await told("order", "create", "--phone", demoCustomer.phone);
    await told("confirm", String(order));
    const { code } = body.data as { code: string };
    expect(await told("list", "--code", code)).toEqual([expect.objectContaining({ order, code })]);
    const waiting = await told<{ order: number; status: string }[]>("list", "--status", "CREATED");
    expect(waiting.map(({ status }) => status)).toEqual(waiting.map(() => "CREATED"));
    expect(waiting.at(-1)).toMatchObject({
      order: later,
      shop: expect.stringMatching(/./),
      total: expect.any(Number),
      since: expect.any(Date),
    });
    await expect(told("list", "--status", "NEW")).rejects.toThrow("--status must be one of PENDING_CONFIRM");
    await expect(told("show", "999999")).rejects.toThrow();
  });

  it("lists the sales of a day for bookkeeping, as CSV too", async () => {
    const { order = 0 } = await told(...orderUntil("completed"));
    await told(...orderUntil("delivered"));
    await shop.call("createVat", { params: { id: order }, token, body: invoice });
    const { body } = await shop.call("getOrder", { token, params: { id: order } });
    const today = vietnamDay(shop.clock.now());
    const sold = (await told<Record<string, unknown>[]>("sales", "--from", today, "--to", today)).filter(
      (row) => row.order === order,
    );
    const { order_tenant: goods, order_tenant_final: total, delivery_fee } = body.data;
    expect(sold).toEqual([
      expect.objectContaining({ completed: today, payment: "cash", goods, delivery_fee, total, refunded: 0 }),
    ]);
    expect(sold[0]).toMatchObject({ vat_company: "Công ty Sen", vat_tax_code: "0312345678" });
    expect(await told("sales", "--from", "2020-01-01", "--to", "2020-12-31")).toEqual([]);
    const csv = await printed("sales", "--from", today, "--to", today, "--csv");
    const [names, ...rows] = csv.split("\n");
    expect(names).toMatch(/^\uFEFForder,code,shop_code,shop,goods,/);
    expect(rows.join("\n")).toMatch(new RegExp(`^${order},SEN-`, "m"));
  });

  it("records each stop of a parcel, which the order's page shows with its place", async () => {
    const { order = 0 } = await told("order", "create", "--phone", demoCustomer.phone);
    await expect(told("set-out", String(order))).rejects.toThrow();
    await told("confirm", String(order));
    await told("hand-over", String(order));
    await told("pass", String(order), "--place", "Kho phân loại Tân Bình");
    await told("set-out", String(order));
    const { body } = await shop.call("getOrder", { token, params: { id: order } });
    const [parcel] = body.data.delivery_requests;
    expect(parcel).toMatchObject({ carrier: "Sen Express", tracking_code: expect.stringMatching(/^SIM/) });
    expect(Date.parse(parcel.expected_to)).toBeGreaterThan(Date.parse(body.data.created_at));
    expect(parcel.events.map(({ event, place }: Received["body"]) => [event, place])).toEqual([
      ["out_for_delivery", null],
      ["in_transit", "Kho phân loại Tân Bình"],
      ["picked_up", null],
      ["announced", null],
    ]);
    expect(body.data.purchase_delivery_request.histories).toHaveLength(2);
    await told("deliver", String(order));
    await expect(told("pass", String(order), "--place", "Kho")).rejects.toThrow();
  });

  it("takes a complaint from the order to its end, with the shop's evidence", async () => {
    const placed = await operator("order", "create", "--phone", demoCustomer.phone, "--json");
    expect([placed.code, placed.error]).toEqual([0, ""]);
    const { order } = JSON.parse(placed.out) as { order: number };
    for (const step of ["confirm", "hand-over", "deliver"]) await told(step, String(order));
    await expect(printed("deliver", String(order))).rejects.toThrow(
      `deliver ${order}: the order is DELIVERED already.`,
    );
    const id = String(await complained(shop, token, order));
    const evidence = join(folder, "kho.jpg");
    writeFileSync(evidence, await picture());
    const answer = ["--reason", "Nhầm kho", "--solution", "Gửi bù", "--evidence", evidence];
    await told("complaint", "answer", id, ...answer);
    const at = ["--at", "2026-11-20T02:59:59Z"];
    const { asked_at } = await told<{ asked_at: Date }>("complaint", "request-evidence", id, ...at);
    expect(asked_at).toEqual(new Date("2026-11-20T02:59:59Z"));
    const late = await shop.call("uploadComplaintProof", {
      params: { id: Number(id) },
      token,
      body: { images: [crypto.randomUUID()], videos: [], note: "Muộn" },
    });
    expect(late.body.message_code).toBe("EVIDENCE_WINDOW_OVER");
    const compensate = (bank: string) => {
      const account = ["--bank", bank, "--account", "0123456789", "--holder", "Nguyễn Thị Sen"];
      return told("complaint", "compensate", id, "--refund", "10000", ...account);
    };
    await expect(compensate("970000")).rejects.toThrow("No bank in the catalogue has the BIN 970000");
    await compensate("970436");
    await told("complaint", "resolve", id);
    const { body: after } = await shop.call("getComplaint", {
      query: { complaint_request_id: Number(id) },
      token,
    });
    expect(after.data.status).toBe(ComplaintStatus.completed);
    expect(after.data.refund).toMatchObject({
      amount_refund: 10_000,
      infor_banking_customer: { bank_bin: "970436", bank_name: "Vietcombank" },
    });
    expect(after.data.complaint_feedback).toMatchObject({ reason: "Nhầm kho", solution: "Gửi bù" });
    expect(after.data.cs_attachments.map((one: { creator_type: number }) => one.creator_type)).toEqual([
      1, 2,
    ]);
    const listed = await told<Record<string, unknown>[]>("list", "--phone", demoCustomer.phone);
    expect(listed.find((row) => row.order === order)).toMatchObject({
      complaint: Number(id),
      complaint_status: "completed",
    });
  });

  it("creates an order that was paid online", async () => {
    const { order } = await told(...orderUntil("delivered"), "--payment", "online");
    const { body } = await shop.call("getOrder", { params: { id: Number(order) }, token });
    expect(body.data).toMatchObject({ order_status: "DELIVERED", payment_method: PaymentMethod.online });
  });

  it("cancels an order with a reason for the customer, but not once the parcel has left", async () => {
    const { order } = await told(...orderUntil("confirmed"));
    const reason = ["--reason", "Hết hàng"];
    const another = told("cancel", String(order), ...reason, "--name", "Lê Thị Lan");
    await expect(another).rejects.toThrow(/^Nothing was done\. Order .* is Nguyễn Thị Sen's: 1 × .* dong\./);
    await told("cancel", String(order), ...reason, "--name", "Nguyễn Thị Sen");
    const { body } = await shop.call("getOrder", { params: { id: Number(order) }, token });
    expect(body.data).toMatchObject({
      order_status: "CANCELLED",
      cancel_request: { kind: 1, reason: null, note: "Hết hàng", creator_type: AttachmentCreator.tenant },
    });
    const left = await told(...orderUntil("handed-over"));
    await expect(told("cancel", String(left.order), ...reason, "--name", "Nguyễn Thị Sen")).rejects.toThrow(
      "ORDER_NOT_CANCELLABLE",
    );
    await expect(told("cancel", String(left.order))).rejects.toThrow("Give a text of at most");
  });

  it("keeps a file for a step in the past, although uploads are swept before it is attached", async () => {
    const context = { ...operatorContextOf(shop), now: new Date("2026-01-01T00:00:00Z") };
    const owner = { customer_id: null, creator_type: AttachmentCreator.tenant };
    const { id } = await takeFile(context, await picture(), owner);
    await sweepUploads(shop.jobServices(), new Date());
    expect(await shop.db.$count(mediaFiles, eq(mediaFiles.id, id))).toBe(1);
  });

  it("creates an account that can sign in, once per phone number", async () => {
    const words = ["--phone", "0987654321", "--name", "Lê Văn Mới", "--password", "MatKhau1"];
    await told("customer", "create", ...words);
    expect(await shop.signIn({ phone: "0987654321", password: "MatKhau1" })).toBeTruthy();
    await expect(told("customer", "create", ...words)).rejects.toThrow("already exists");
  });

  it("verifies the phone number of an account", async () => {
    const phoneVerified = async () => {
      const { body } = await shop.call("login", {
        body: { phone: unverifiedCustomer.phone, password: unverifiedCustomer.password },
      });
      return body.data.profile.phone_verified_at as string | null;
    };
    expect(await phoneVerified()).toBeNull();
    await told("customer", "verify", "--phone", unverifiedCustomer.phone);
    expect(await phoneVerified()).not.toBeNull();
    await expect(told("customer", "verify", "--phone", "12")).rejects.toThrow(
      "No customer has the phone number",
    );
  });

  it("fills an account with every state of every machine, once", async () => {
    const phone = "0987654322";
    await told("customer", "create", "--phone", phone, "--name", "Lê Thị Khác", "--password", "MatKhau1");
    const start = shop.clock.now();
    // At 3 a.m. in Vietnam.
    shop.clock.set(`${new Date(start.getTime() + 24 * 3_600_000).toISOString().slice(0, 10)}T20:00:00Z`);
    const played = await told<{ story: string; order: number }[]>("scenario", "--phone", phone);
    const other = await shop.signIn({ phone, password: "MatKhau1" });
    const numbers = played.map(({ order }) => order);
    const details: Received["body"][] = [];
    for (const id of numbers) {
      details.push((await shop.call("getOrder", { params: { id }, token: other })).body.data);
    }
    const states = (name: string) => new Set(details.map((detail) => detail[name] as unknown));
    expect([...states("order_status")]).toEqual(expect.arrayContaining([...orderMachine.states]));
    expect([...states("return_status")]).toEqual(expect.arrayContaining([...returnMachine.states]));
    expect([...states("refund_status")]).toEqual(expect.arrayContaining([...refundMachine.states]));
    expect([...states("complaint_status")]).toEqual(expect.arrayContaining([...complaintMachine.states]));
    expect([...states("payment_status")].sort()).toEqual([0, 1, 2]);
    const large = details.at(-1).complaint_requests[0];
    expect(large.cs_attachments).toHaveLength(12);
    expect(large.complaint_request_histories).toHaveLength(40);
    const now = shop.clock.now().getTime();
    for (const { story, order } of played) {
      for (const history of historiesOf(details[numbers.indexOf(order)])) {
        const times = history.toSorted((a, b) => a.id - b.id).map(({ create_at }) => Date.parse(create_at));
        expect(times, story).toEqual(times.toSorted((a, b) => a - b));
        expect(Math.max(...times), story).toBeLessThanOrEqual(now);
      }
    }
    // Customers buy at any hour, and the final steps happen now; all other steps are in the daytime.
    const isPlacing = ({ status_update }: Received["body"]) =>
      status_update === "CREATED" || status_update === "PENDING_CONFIRM";
    const done = details.flatMap((detail) => {
      const order_histories = detail.order_histories.filter((step: Received["body"]) => !isPlacing(step));
      return historiesOf({ ...detail, order_histories })
        .flat()
        .map(({ create_at }) => new Date(create_at));
    });
    const atNight = done.filter((at) => at.getTime() !== now && firstWithin(at, SHOP_HOURS) > at);
    expect([done.length > 100, atNight]).toEqual([true, []]);
    const again = await told<{ order: number }[]>("scenario", "--phone", phone);
    expect(again.map(({ order }) => order)).toEqual(numbers);
  });

  it("uses the demo account when no phone number is given", async () => {
    const customer_id = await customerOf(operatorContextOf(shop), demoCustomer.phone);
    const order = await plantOrder(operatorContextOf(shop), {
      customer_id,
      payment_method: PaymentMethod.cod,
      note: "Kịch bản: đã có",
    });
    expect(await told("scenario")).toEqual([{ story: "đã có", order }]);
  });
});
