import type { AnswerData, Media } from "@sen/api";
import { call, shopUrl } from "./api.ts";
import type { Customer } from "./customers.ts";
import { photo, type ChosenFile } from "./files.ts";
import { operatorSays } from "./operator.ts";

/** The step an order is brought to; omitted, it is only placed. */
type Until = "confirmed" | "handed-over" | "delivered" | "completed";

/** A complaint as its page gets it. */
type Complaint = AnswerData<"createComplaint">;

/** Spec §3: the third reason. */
const WRONG_PRODUCT = 3;

/** Places an order for a customer, brings it to a step, and returns its id. */
export async function plantOrder(
  { phone }: Customer,
  { until, payment = "cod" }: { until?: Until; payment?: "cod" | "online" } = {},
): Promise<number> {
  const way = until === undefined ? [] : ["--until", until];
  const words = ["order", "create", "--phone", phone, "--payment", payment, "--lines", "2", ...way];
  const { order } = await operatorSays<{ order: number }>(...words);
  return order;
}

/** Uploads a file as the customer and returns its id. */
export async function upload(token: string, { name, mimeType, buffer }: ChosenFile): Promise<string> {
  const body = new FormData();
  body.set("type", "5");
  body.set("file", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const headers = { lang: "vi", authorization: `Bearer ${token}` };
  const response = await fetch(`${shopUrl}/api/v1/media`, { method: "POST", headers, body });
  const { data } = (await response.json()) as { data: Media | null };
  if (!data) throw new Error(`${name} was refused with ${response.status}`);
  return data.id;
}

/** Raises a complaint about a delivered order, with one picture unless it is given others. */
export async function raiseComplaint(
  token: string,
  order: number,
  images = [photo(order)],
  videos: ChosenFile[] = [],
): Promise<Complaint> {
  const uploaded = async (files: ChosenFile[]) => {
    const ids: string[] = [];
    for (const file of files) ids.push(await upload(token, file));
    return ids;
  };
  const body = {
    order_detail_id: order,
    reason: WRONG_PRODUCT,
    note: "Shop giao nhầm màu.",
    cs_attach_image: await uploaded(images),
    cs_attach_video: await uploaded(videos),
  };
  return call("createComplaint", "POST", "/complaints", { token, body });
}

/** The path of a complaint's page. */
export function complaintPath({ id, order_detail_id }: Pick<Complaint, "id" | "order_detail_id">): string {
  return `/account/purchase/complaint/${order_detail_id}?status=COMPLAINT&complainId=${id}`;
}

const HOUR_MS = 3_600_000;

/** A past moment in the operator's format. */
export function ago({ hours = 0, seconds = 0 }: { hours?: number; seconds?: number }): string {
  return new Date(Date.now() - hours * HOUR_MS - seconds * 1000).toISOString();
}

/** Requests more evidence from the customer, dated `at`. The customer then has one day. */
export async function requestEvidence({ id }: Pick<Complaint, "id">, at: string): Promise<void> {
  await operatorSays("complaint", "request-evidence", String(id), "--at", at);
}
