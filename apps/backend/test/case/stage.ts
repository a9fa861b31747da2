import { PaymentMethod, PaymentStatus } from "@sen/domain";
import { eq, inArray, sql } from "../../src/database/drizzle.ts";
import { expect } from "vitest";
import { orders, payments, products, variants } from "../../src/database/schema/index.ts";
import { handlers } from "../../src/modules/job-handlers.ts";
import { settle } from "../../src/modules/payments/record-outcome.ts";
import { readOrderBundle, type OrderBundle } from "../../src/modules/order-records/bundle.ts";
import { fileOf, operatorSays, placed, returnOf } from "../aftersales.ts";
import { buying } from "../buying.ts";
import { jobRunner } from "../run-jobs.ts";
import { testStart, type Received, type TestShop } from "../shop.ts";
import { demoCustomer, otherCustomer } from "../small-shop/index.ts";
import { beginning, type Case } from "./case.ts";
import { comparable, storedCase } from "./stored.ts";
import { versionsOf } from "./versions.ts";

/** Bought if a payment page is needed: two products of one shop, so that a partial return is possible, with one variant each. */
const BOUGHT_VARIANTS = [51, 61];
const BOUGHT_PRODUCTS = [5, 6];
const ENOUGH = { stock: 1_000_000 };

/** The jobs that change orders, payments, refunds and parcels. All jobs are due at the end of each case, and the others took half of its time. */
const JOBS_OF_ORDERS = [
  "close-payment",
  "cancel-unpaid-order",
  "find-expired-payments",
  "queue-gateway-refunds",
  "start-refund",
  "advance-transfer",
  "book-parcel",
  "cancel-parcel",
  "track-parcel",
  "find-silent-parcels",
] as const;
const jobsOfOrders = Object.fromEntries(JOBS_OF_ORDERS.map((name) => [name, handlers[name]]));

const DAY_MS = 24 * 60 * 60 * 1000;

/** The access tokens of the customers. */
export interface Tokens {
  owner: string;
  stranger: string;
}

/** Signs both customers in, gives the owner an address, and fills up the stock. */
export async function openTestStage(shop: TestShop): Promise<Tokens> {
  await buying(shop).giveAddress(demoCustomer.id);
  await shop.db.update(variants).set(ENOUGH).where(inArray(variants.id, BOUGHT_VARIANTS));
  await shop.db.update(products).set(ENOUGH).where(inArray(products.id, BOUGHT_PRODUCTS));
  return { owner: await shop.signIn(), stranger: await shop.signIn(otherCustomer) };
}

/** A case in the backend. */
export class Stage {
  readonly shop: TestShop;
  readonly tokens: Tokens;
  readonly order: number;
  /** The payment page's URL; "" if there never was one. */
  pageUrl: string;
  /** Ids of the newest requests; 0 if there is none. */
  ids = { return: 0, refund: 0, complaint: 0 };
  private stockBefore = 0;
  private unusedImage: string | null = null;
  private readonly runJobs: () => Promise<unknown>;

  private constructor(shop: TestShop, tokens: Tokens, order: number, pageUrl: string) {
    this.shop = shop;
    this.tokens = tokens;
    this.order = order;
    this.pageUrl = pageUrl;
    this.runJobs = jobRunner(shop.jobServices, shop.clock.lastSet, jobsOfOrders);
  }

  /** Places an order: a cash order by inserting it, an online order by buying, because that creates a payment page. */
  static async open(
    shop: TestShop,
    tokens: Tokens,
    method: PaymentMethod,
  ): Promise<{ stage: Stage; begun: Case }> {
    shop.clock.set(testStart);
    const isOnline = method === PaymentMethod.online;
    const wanted = BOUGHT_VARIANTS.map((variant) => ({ variant }));
    const bought = isOnline ? await buying(shop).buy(tokens.owner, wanted, { method }) : null;
    const order = bought ? (bought.orders[0]?.id ?? 0) : await placed(shop, { lines: 2 });
    const stage = new Stage(shop, tokens, order, bought?.payment_url ?? "");
    stage.stockBefore = (await stage.read()).stock;
    const begun = beginning(method, shop.clock.now().getTime());
    await stage.compare(begun);
    return { stage, begun };
  }

  /** Ends what is still open, so that it does not affect the next case. */
  async close(): Promise<void> {
    await this.passTime(DAY_MS);
  }

  operator = (...words: (string | number)[]): Promise<unknown> =>
    operatorSays(this.shop, ...words.map(String));

  press = async (decision: "approve" | "decline" | "leave"): Promise<void> => {
    await buying(this.shop).press(this.pageUrl, decision);
  };

  /** The gateway reports that a failed payment was paid after all. */
  moneyComes = async (): Promise<void> => {
    const { db, clock } = this.shop;
    const [row] = await db
      .select({ payment: payments })
      .from(orders)
      .innerJoin(payments, eq(payments.id, orders.payment_id))
      .where(eq(orders.id, this.order));
    const { gateway, reference, amount, status } = row?.payment ?? {};
    if (!gateway || !reference || amount === undefined || status !== PaymentStatus.failed) return;
    const told = { gateway, reference, amount, transaction: null, decidedAt: clock.now() };
    await settle({ db, clock }, { ...told, outcome: "paid" }, { isNotice: true });
  };

  passTime = async (milliseconds: number): Promise<void> => {
    this.shop.clock.pass(milliseconds);
    await this.runJobs();
  };

  /** The id of an uploaded picture. Reused until a call has attached it. */
  image = async (): Promise<string> => {
    this.unusedImage ??= await fileOf(this.shop, demoCustomer.id);
    return this.unusedImage;
  };

  /** A return's body for the whole order, or for its first line. */
  returnBody = async (isPart = false): Promise<object> => {
    const [first] = (await this.read()).bundle.items;
    const part = { return_items: [{ order_detail_item_id: first?.id ?? 0, quantity: 1 }] };
    return returnOf(this.shop, this.tokens.owner, this.order, isPart ? part : {}, [await this.image()]);
  };

  /** The versions of all rows of the case. An unchanged text means that nothing was written. */
  versions(): Promise<string> {
    return versionsOf(this.shop, [this.order], this.unusedImage);
  }

  /** Compares the stored rows with what domain's tables predict. */
  async compare(foretold: Case, said = "a new order"): Promise<void> {
    const { bundle, stock } = await this.read();
    expect(storedCase(bundle, stock - this.stockBefore), said).toEqual(comparable(foretold));
    const { complaints, returns, refunds } = bundle;
    this.ids = {
      return: returns.at(-1)?.id ?? 0,
      refund: refunds.at(-1)?.id ?? 0,
      complaint: complaints.at(-1)?.id ?? 0,
    };
    const attached = [...complaints, ...returns].flatMap(({ attachments }) => attachments);
    if (attached.some(({ media_id }) => media_id === this.unusedImage)) this.unusedImage = null;
  }

  /** Compares what the customer sees with what must be true, and checks that nobody else sees anything. */
  async mustBeTold({ order, payment, return: sentBack, refund, complaint, history }: Case): Promise<void> {
    const { order: id, ids } = this;
    const reads = [
      { operation: "getOrder", sent: { params: { id } } },
      ...(sentBack ? [{ operation: "getReturn", sent: { params: { id: ids.return } } } as const] : []),
      ...(refund ? [{ operation: "getRefund", sent: { params: { id: ids.refund } } } as const] : []),
      ...(complaint
        ? [{ operation: "getComplaint", sent: { query: { complaint_request_id: ids.complaint } } } as const]
        : []),
    ] as const;
    const bodies: Received["body"][] = [];
    for (const { operation, sent } of reads) {
      const mine = await this.shop.call(operation, { ...sent, token: this.tokens.owner });
      const theirs = await this.shop.call(operation, { ...sent, token: this.tokens.stranger });
      expect([operation, mine.status, theirs.status, theirs.body.data]).toEqual([operation, 200, 403, null]);
      bodies.push(mine.body.data);
    }
    const [told, ...requests] = bodies;
    expect([told.order_status, told.payment_status]).toEqual([order, payment]);
    const standing = [sentBack, refund, complaint].flatMap((one) => (one ? [one.status] : []));
    expect(requests.map(({ status }) => status)).toEqual(standing);
    const times = history.filter(({ of }) => of === "order").map(({ at }) => new Date(at).toISOString());
    expect(told.order_histories.map(({ create_at }: { create_at: string }) => create_at)).toEqual(
      times.toReversed(),
    );
  }

  private async read(): Promise<{ bundle: OrderBundle; stock: number }> {
    const bundle = await readOrderBundle(this.shop.db, this.order);
    if (!bundle) throw new RangeError("The order is gone");
    const variant = bundle.items[0]?.variant_id ?? 0;
    const [row] = await this.shop.db
      .select({ stock: sql<number>`${variants.stock}` })
      .from(variants)
      .where(eq(variants.id, variant));
    return { bundle, stock: row?.stock ?? 0 };
  }
}
