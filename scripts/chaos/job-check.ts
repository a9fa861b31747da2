import { PaymentMethod } from "@sen/domain";
import type { Buyer, ForSale } from "./buyers.ts";
import type { Cluster } from "./cluster.ts";
import { place, type Shopper } from "./purchases.ts";
import { query } from "./server.ts";
import { callUntilAnswered, patiently } from "./shop-api.ts";

/** How long a job may wait after a kill: the time until a stalled lane is noticed, plus its restart. */
const IN_TIME_MS = 30_000;

/** Whether jobs still run: a one-time code must arrive and a payment expire in time. Returns a sentence for each that does not. */
export async function checkJobs(
  { database: { url }, backends }: Pick<Cluster, "database" | "backends">,
  buyer: Buyer,
  goods: readonly ForSale[],
): Promise<string[]> {
  const origins = backends.map((backend) => backend.url);
  const checks = await Promise.allSettled([
    codeArrives(url, origins, buyer),
    paymentExpires(url, { ...buyer, origins }, goods),
  ]);
  return checks.flatMap((check) => (check.status === "rejected" ? [String(check.reason)] : []));
}

async function codeArrives(url: string, origins: readonly string[], { phone, address: from }: Buyer) {
  await callUntilAnswered(origins, "/password/forgot", { method: "POST", body: { phone }, from });
  await inTime(url, "A code", "select from outbox where recipient = $1", [phone]);
}

/** Places an order and backdates its payment deadline, so that it expires at once, grace period included. */
async function paymentExpires(url: string, by: Shopper, goods: readonly ForSale[]) {
  const { orders } = await place(by, goods, PaymentMethod.online);
  const ids = orders.map(({ id }) => id);
  // Safe to repeat, since the killed server may not be back yet.
  await patiently([url], "The database", () =>
    query(
      url,
      `with over as (
         update orders set held_until = now() - interval '1 hour' where id = any($1) returning payment_id
       ) select graphile_worker.add_job('close-payment', json_build_object('payment_id', payment_id), run_at => now(),
           job_key => 'close-payment:' || payment_id) from over`,
      [ids],
    ),
  );
  const closed = "select from orders where id = any($1) and held_until is null and payment_status = 2";
  await inTime(url, "The end of a payment", closed, [ids]);
}

/** Waits until the query returns a row. */
const inTime = (url: string, what: string, statement: string, values: readonly unknown[]) =>
  patiently([url], what, async () => (await query<object>(url, statement, values))[0] ?? null, IN_TIME_MS);
