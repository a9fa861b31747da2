import type { Checkout, PlacedOrders } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  databaseOf,
  endBackend,
  healthy,
  postgresOf,
  removeDataDir,
  startBackend,
  type BackendProcess,
} from "../../test/backend-process.ts";
import { filledDataDir } from "../../test/filled-folder.ts";
import { onServer } from "../../test/on-server.ts";

const BUYERS = 4;
const PRODUCT = 1;
const PASSWORD = "Sen@2026demo";
const STOCK = 1_000_000;

let backend: BackendProcess;
let dataDir: string;
/** Unchanged by restarts, as the password and the port stay the same. */
let databaseUrl: string;
let variant: number;

beforeAll(async () => {
  dataDir = await filledDataDir();
  backend = await startBackend(dataDir);
  await healthy(backend);
  databaseUrl = databaseOf(dataDir);
  await stock();
  await makeBuyers();
});
afterAll(async () => {
  await endBackend(backend);
  removeDataDir(dataDir);
});

async function stock(): Promise<void> {
  const [first] = await onServer<{ id: number }>(
    databaseUrl,
    `select id from variants where product_id = ${PRODUCT} and active order by id limit 1`,
  );
  variant = first?.id ?? 0;
  await onServer(databaseUrl, `update variants set stock = ${STOCK} where id = ${variant}`);
}

/** Customers like the demo one, with the same password and a copy of its first address. */
const phoneOf = (buyer: number) => `0777000${String(buyer).padStart(3, "0")}`;

async function makeBuyers(): Promise<void> {
  for (let buyer = 1; buyer <= BUYERS; buyer += 1) {
    await onServer(
      databaseUrl,
      `with made as (
         insert into customers (full_name, phone, password_hash, phone_verified_at, created_at, updated_at)
         select full_name, '${phoneOf(buyer)}', password_hash, phone_verified_at, created_at, updated_at
         from customers where id = 1 returning id)
       insert into addresses (customer_id, type, office_type, contact_name, contact_phone, province_id, district_id,
         ward_id, province_name, district_name, ward_name, address, full_address, place_dataset, place_dataset_version, created_at, updated_at)
       select made.id, type, office_type, contact_name, contact_phone, province_id, district_id,
         ward_id, province_name, district_name, ward_name, address, full_address, place_dataset, place_dataset_version, created_at, updated_at
       from addresses, made where customer_id = 1 and type = 1`,
    );
  }
}

interface Asked {
  method?: "GET" | "POST" | "PUT";
  body?: Record<string, unknown>;
  key?: string;
  token?: string;
}

/** Retries on a 503 after its Retry-After. Any other error, including no response, fails the test. */
async function answered<Data>(
  path: string,
  { method = "POST", body, key, token = "" }: Asked,
): Promise<Data> {
  for (;;) {
    const isForm = method === "PUT";
    const form = () =>
      new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${backend.url}/api/v1${path}`, {
      method,
      headers: {
        lang: "en",
        authorization: token && `Bearer ${token}`,
        ...(body && { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body && { body: isForm ? form().toString() : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: Data };
    if (response.status === 200) return answer.data;
    expect({ path, status: response.status, answer }).toMatchObject({ path, status: 503 });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    refused += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
let refused = 0;

/** Order ids from responses, by checkout id. */
const placed = new Map<string, number>();
/** The quantity of each customer's cart line in the last response, by token. */
const carts = new Map<string, number>();

const signIn = async (buyer: number): Promise<string> => {
  const body = { phone: phoneOf(buyer), password: PASSWORD };
  return (await answered<{ access_token: string }>("/login", { body })).access_token;
};

/** Buys one item directly: creates a checkout, chooses cash on delivery, places the order. */
async function buy(token: string): Promise<void> {
  const product = { product_id: PRODUCT, variant_id: variant, quantity: 1 };
  const { id } = await answered<Checkout>("/orders/now", { body: product, key: crypto.randomUUID(), token });
  const choice = { payment_method: PaymentMethod.cod };
  const { totals } = await answered<Checkout>(`/checkout/${id}`, { method: "PUT", body: choice, token });
  const body = { checkout_id: id, total: totals.total };
  const { orders } = await answered<PlacedOrders>("/orders", { body, key: crypto.randomUUID(), token });
  expect(orders).toHaveLength(1);
  placed.set(id, orders[0]?.id ?? 0);
}

/** Changes the quantity of a cart line. */
async function fillCart(token: string, line: number): Promise<void> {
  const quantity = 1 + Math.floor(Math.random() * 9);
  await answered(`/carts/${line}`, { method: "PUT", body: { quantity }, token });
  carts.set(token, quantity);
}

async function lineInCart(token: string): Promise<number> {
  const items = [{ product_id: PRODUCT, variant_id: variant, quantity: 1 }];
  const { results } = await answered<{ results: { cart_item_id: number }[] }>("/carts", {
    body: { items },
    token,
  });
  return results[0]?.cart_item_id ?? 0;
}

/** All customers buy and fill their carts until aborted. */
async function writeUntil(signal: AbortSignal): Promise<void> {
  const writers = Array.from({ length: BUYERS }, async (_, index) => {
    const token = await signIn(index + 1);
    const line = await lineInCart(token);
    const goOn = async (step: () => Promise<void>) => {
      while (!signal.aborted) await step();
    };
    await Promise.all([goOn(() => buy(token)), goOn(() => fillCart(token, line))]);
  });
  await Promise.all(writers);
}

/** Terminates all connections of the backend while at least one is in a transaction. */
async function endConnections(): Promise<void> {
  await expect
    .poll(
      async () => {
        const [{ busy = 0 } = {}] = await onServer<{ busy: number }>(
          databaseUrl,
          `with own as (select pid, xact_start from pg_stat_activity
                where application_name = 'sen' and pid <> pg_backend_pid()),
              busy as (select count(*)::int as n from own where xact_start is not null)
         select case when n > 0 then (select count(pg_terminate_backend(pid)) from own) else 0 end::int as busy from busy`,
        );
        return busy;
      },
      { interval: 5 },
    )
    .toBeGreaterThan(0);
}

/** Stops the server with a signal: fast, immediate, or SIGKILL. */
async function endServer(signal: NodeJS.Signals): Promise<void> {
  const pid = postgresOf(dataDir);
  if (pid === null) throw new Error("The server does not run.");
  process.kill(pid, signal);
  await expect.poll(() => postgresOf(dataDir)).not.toBe(pid);
}

/** Waits for the given number of further orders. */
async function moreOrders(count: number): Promise<void> {
  const wanted = placed.size + count;
  await expect.poll(() => placed.size).toBeGreaterThanOrEqual(wanted);
}

describe("losing connections and the database server three times each while customers buy", () => {
  it("keeps every confirmed order exactly once, and the backend running", async () => {
    const stop = new AbortController();
    const writing = writeUntil(stop.signal);
    const disturbing = (async () => {
      await moreOrders(5);
      for (let times = 0; times < 3; times += 1) {
        await endConnections();
        await moreOrders(3);
      }
      for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
        await endServer(signal);
        await moreOrders(5);
      }
    })().finally(() => stop.abort());
    await Promise.all([writing, disturbing]);

    expect(backend.child.exitCode).toBeNull();
    await healthy(backend);

    const rows = await onServer<{ id: string; checkout_id: string }>(
      databaseUrl,
      `select o.id, o.checkout_id from orders o join customers c on c.id = o.customer_id where c.phone like '0777000%'`,
    );
    const ofDatabase = rows.map(({ id, checkout_id }) => [checkout_id, Number(id)]);
    expect(ofDatabase.toSorted()).toEqual([...placed].toSorted());

    const [{ left = 0 } = {}] = await onServer<{ left: number }>(
      databaseUrl,
      `select stock as left from variants where id = ${variant}`,
    );
    expect(STOCK - left).toBe(placed.size);

    for (const [token, quantity] of carts) {
      const { total_quantity } = await answered<{ total_quantity: number }>("/carts", {
        method: "GET",
        token,
      });
      expect(total_quantity).toBe(quantity);
    }
    const before = refused;
    for (let buyer = 1; buyer <= BUYERS; buyer += 1) await buy(await signIn(buyer));
    expect(refused).toBe(before);
  });

  it("lets the backend and its database stop cleanly afterwards", async () => {
    expect(await endBackend(backend)).toBe(0);
    expect(postgresOf(dataDir)).toBeNull();
  });
});
