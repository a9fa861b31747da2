import {
  PaymentMethod,
  RequestReason,
  ReturnDeliveryMethod,
  returnBody,
  type ReturnFormData,
} from "@sen/domain";
import type { CreateReturnBody } from "@sen/api";
import sharp from "sharp";
import { confirmOrder, deliver, handOver } from "../src/operator/actions/orders.ts";
import { demonstrationCommands } from "@sen/demo/operator/commands";
import { commands } from "../src/operator/commands/index.ts";
import type { OperatorContext } from "../src/operator/operator-context.ts";
import { readLine } from "../src/operator/read-line.ts";
import { runLine } from "../src/operator/run-line.ts";
import { plantOrder } from "@sen/demo/scenario/plant-order";
import { eq } from "../src/database/drizzle.ts";
import { mediaFiles, orders } from "../src/database/schema/index.ts";
import { inTanDinh } from "./small-shop/places.ts";
import { demoCustomer } from "./small-shop/index.ts";
import type { Received, TestShop } from "./shop.ts";

/** The operator's context for the shop's orders, at the shop's current time. */
export function operatorContextOf({ db, adapters, clock, config }: TestShop): OperatorContext {
  const { carrier, mediaStorage, paymentGateways, videoTool } = adapters;
  return { db, config, carrier, mediaStorage, paymentGateways, videoTool, now: clock.now() };
}

/** Places an order. Returns its id. */
export function placed(
  shop: TestShop,
  { customer_id = demoCustomer.id, payment_method = PaymentMethod.cod as PaymentMethod, lines = 1 } = {},
): Promise<number> {
  return plantOrder(operatorContextOf(shop), { customer_id, payment_method, lines });
}

/** Places an order and delivers it. Returns its id. */
export async function delivered(shop: TestShop, customer_id: number = demoCustomer.id): Promise<number> {
  const id = await placed(shop, { customer_id });
  const context = operatorContextOf(shop);
  await confirmOrder(context, id);
  await handOver(context, id);
  await deliver(context, id);
  return id;
}

/** A unique picture. It is noise, because JPEG would make identical files of similar plain colors. */
export function picture(width = 64, height = 48): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer();
}

interface Uploading {
  token?: string;
  type?: string | null;
  name?: string;
  /** The client's IP address. @default a random one */
  from?: string;
  lang?: "vi" | "en";
  /** The path of the call. @default that of evidence */
  to?: string;
}

/** Uploads bytes as a browser does. */
export async function upload(
  shop: Pick<TestShop, "app">,
  content: Buffer,
  {
    token,
    type = "5",
    name = "evidence.jpg",
    from = `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`,
    lang,
    to = "/media",
  }: Uploading = {},
): Promise<Received> {
  const boundary = "sen-boundary";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const field = `\r\n--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\n${type ?? ""}`;
  const payload = Buffer.concat([
    Buffer.from(head),
    content,
    Buffer.from(`${type === null ? "" : field}\r\n--${boundary}--\r\n`),
  ]);
  const response = await shop.app.inject({
    method: "POST",
    url: `/api/v1${to}`,
    remoteAddress: from,
    headers: {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      authorization: token ? `Bearer ${token}` : "",
      ...(lang && { lang }),
    },
    payload,
  });
  return { status: response.statusCode, body: response.json(), response };
}

/** Uploads pictures and returns their ids. */
export async function uploaded(shop: TestShop, token: string, count = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const { body } = await upload(shop, await picture(), { token });
    ids.push((body as { data: { id: string } }).data.id);
  }
  return ids;
}

/** Inserts the row of a customer's uploaded file, without content, for tests that only need its id. Returns the id. */
export async function fileOf({ db, clock }: TestShop, customer_id: number): Promise<string> {
  const id = crypto.randomUUID();
  const form = { content_type: "image/jpeg", size: 1, width: 1, height: 1 };
  await db.insert(mediaFiles).values({
    id,
    customer_id,
    kind: "image",
    content_type: form.content_type,
    size: form.size,
    sha256: id,
    stored_bytes: 8192,
    renditions: [
      { name: "original", storage_key: `${id}/original.jpg`, ...form },
      { name: "thumbnail", storage_key: `${id}/thumbnail.jpg`, ...form },
    ],
    created_at: clock.now(),
  });
  return id;
}

const lineOf = (words: string[]) => readLine(words, [...commands, ...demonstrationCommands]);

/** Runs an operator command in this process, at the shop's current time. Returns its result. */
export async function operatorSays(shop: TestShop, ...words: string[]): Promise<unknown> {
  const line = lineOf(words);
  if (typeof line === "string") return line;
  const context = operatorContextOf(shop);
  return line.command.run({ ...context, now: line.at ?? context.now }, line.given);
}

/** The same, but returns what it prints. Throws with what it prints of a refusal. */
export async function operatorPrints(shop: TestShop, ...words: string[]) {
  const line = lineOf(words);
  return typeof line === "string" ? { output: line, remark: "" } : runLine(line, operatorContextOf(shop));
}

/** The same for the customer of an order. */
async function fileFor(shop: TestShop, order: number): Promise<string> {
  const [row] = await shop.db.select({ owner: orders.customer_id }).from(orders).where(eq(orders.id, order));
  return fileOf(shop, row?.owner ?? 0);
}

/** Raises a complaint about a delivered order, by default with a picture without content, and returns its id. */
export async function complained(
  shop: TestShop,
  token: string,
  order: number,
  cs_attach_image?: string[],
): Promise<number> {
  const images = cs_attach_image ?? [await fileFor(shop, order)];
  const { body } = await shop.call("createComplaint", {
    token,
    body: { order_detail_id: order, reason: 3, cs_attach_image: images },
  });
  return (body as { data: { id: number } }).data.id;
}

/** The bank account that these tests refund to. */
export const account = {
  bank_name: "Vietcombank",
  bank_bin: "970436",
  account_number: "0071001234567",
  account_fullname: "NGUYEN THI SEN",
};

/** A valid request body for a return of this order, by default with two pictures without content. */
export async function returnOf(
  shop: TestShop,
  token: string,
  order: number,
  changes: Partial<ReturnFormData> = {},
  pictures?: string[],
): Promise<CreateReturnBody> {
  const { body } = await shop.call("getOrder", { params: { id: order }, token });
  const detail = (body as { data: Parameters<typeof returnBody>[0]["order"] }).data;
  const form = {
    reason_return: RequestReason.error,
    name: "Nguyễn Thị Sen",
    email: "sen@example.com",
    phone_number: "0901234567",
    note: "Áo bị rách ở vai",
    ...inTanDinh,
    address: "12 Nguyễn Huệ",
    delivery_method: ReturnDeliveryMethod.pickup,
    pick_station_id: null,
    ...(detail.payment_method === PaymentMethod.cod && { infor_banking_customer: account }),
    ...changes,
  } as ReturnFormData;
  const images = pictures ?? [await fileFor(shop, order), await fileFor(shop, order)];
  const parentPath = [`province/${form.province_id}`, `district/${form.district_id}`, `ward/${form.ward_id}`];
  const built = returnBody({ order: detail, form, parentPath, images, videos: [] });
  if (!built.ok) throw new Error(built.problem);
  return built.body;
}
