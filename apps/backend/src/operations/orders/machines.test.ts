import {
  mayMove,
  orderMachine,
  OrderStatus,
  paymentMachine,
  PaymentMethod,
  PaymentStatus,
  PAYMENT_HOLD_MS,
} from "@sen/domain";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { buying } from "../../../test/buying.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { useShop } from "../../../test/shop.ts";
import { orderHistories, orders, variants } from "../../database/schema/index.ts";

const shop = useShop();
const { giveAddress, buy, press, reCheckout } = buying(shop);
const { pendingConfirm, created, confirmed, toReceive, delivered, completed, cancelled } = OrderStatus;
const { pending, complete, failed } = PaymentStatus;
let token = "";

beforeAll(async () => {
  token = await shop.signIn();
  await giveAddress(demoCustomer.id);
});

/** What must be true of the order, by domain's tables alone. */
interface Model {
  order: OrderStatus;
  payment: PaymentStatus;
  method: PaymentMethod;
  /** Whether its page is open: undecided and in time. */
  open: boolean;
  /** Whether the stock is taken for it. */
  holds: boolean;
  /** Order and payment status after each change. */
  history: [OrderStatus, PaymentStatus][];
}

interface Real {
  id: number;
  url: string;
  /** Stock without this order. */
  stock: number;
}

/** A step that may be tried in any state; it knows by domain whether it is allowed. */
abstract class Step implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  abstract run(model: Model, real: Real): Promise<void>;
  abstract toString(): string;

  protected go(model: Model, to: Partial<Pick<Model, "order" | "payment">>): void {
    Object.assign(model, to);
    model.history.push([model.order, model.payment]);
  }
}

class Press extends Step {
  readonly decision: "approve" | "decline" | "leave";
  constructor(decision: "approve" | "decline" | "leave") {
    super();
    this.decision = decision;
  }
  async run(model: Model, real: Real) {
    if (real.url) await press(real.url, this.decision);
    if (model.open && this.decision === "approve") {
      expect(mayMove(orderMachine, model.order, created, "gateway")).toBe(true);
      expect(mayMove(paymentMachine, model.payment, complete, "gateway")).toBe(true);
      this.go(model, { order: created, payment: complete });
      model.open = false;
    } else if (model.open && this.decision === "decline") {
      expect(mayMove(paymentMachine, model.payment, failed, "gateway")).toBe(true);
      this.go(model, { payment: failed });
      model.open = false;
    }
    await compare(model, real);
  }
  toString = () => this.decision;
}

class Again extends Step {
  readonly method: PaymentMethod;
  constructor(method: PaymentMethod) {
    super();
    this.method = method;
  }
  async run(model: Model, real: Real) {
    const allowed = model.order === pendingConfirm && model.method === PaymentMethod.online;
    const { status, body } = await reCheckout(token, real.id, { method: this.method });
    expect(status).toBe(allowed ? 200 : 422);
    if (allowed && this.method === PaymentMethod.cod) {
      if (model.open) this.go(model, { payment: failed });
      this.go(model, { order: created, payment: pending });
      Object.assign(model, { method: PaymentMethod.cod, open: false, holds: true });
    } else if (allowed && !model.open) {
      expect(mayMove(paymentMachine, model.payment, pending, "customer")).toBe(true);
      this.go(model, { payment: pending });
      Object.assign(model, { open: true, holds: true });
    }
    if (allowed) real.url = body.data.order.payment_url ?? "";
    await compare(model, real);
  }
  toString = () => `pay again by ${this.method}`;
}

class Cancel extends Step {
  async run(model: Model, real: Real) {
    const allowed = mayMove(orderMachine, model.order, cancelled, "customer");
    const { status } = await shop.call("cancelOrder", {
      params: { id: real.id },
      body: { reason: 7 },
      token,
    });
    expect(status).toBe(allowed ? 200 : 422);
    if (allowed) {
      this.go(model, { order: cancelled, ...(model.open && { payment: failed }) });
      Object.assign(model, { open: false, holds: false });
    }
    await compare(model, real);
  }
  toString = () => "cancel";
}

class TimePasses extends Step {
  async run(model: Model, real: Real) {
    shop.clock.pass(PAYMENT_HOLD_MS);
    await shop.call("listOrders", { token });
    if (model.order === pendingConfirm) {
      if (model.open) this.go(model, { payment: failed });
      Object.assign(model, { open: false, holds: false });
    }
    await compare(model, real);
  }
  toString = () => "time passes";
}

/** The shop's and the carrier's side, which has no calls here: only domain's moves are made. */
class ShopMoves extends Step {
  readonly to: OrderStatus;
  constructor(to: OrderStatus) {
    super();
    this.to = to;
  }
  async run(model: Model, real: Real) {
    const allowed = (["tenant", "carrier", "operator"] as const).some((actor) =>
      mayMove(orderMachine, model.order, this.to, actor),
    );
    if (!allowed) return;
    model.order = this.to;
    await shop.db.update(orders).set({ order_status: this.to }).where(eq(orders.id, real.id));
    await compare(model, real);
  }
  toString = () => `shop moves to ${this.to}`;
}

async function compare(model: Model, real: Real): Promise<void> {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, real.id));
  const [variant] = await shop.db.select().from(variants).where(eq(variants.id, 51));
  const histories = await shop.db
    .select()
    .from(orderHistories)
    .where(eq(orderHistories.order_id, real.id))
    .orderBy(asc(orderHistories.id));
  expect({
    order: row?.order_status,
    payment: row?.payment_status,
    method: row?.payment_method,
    stock: variant?.stock,
    history: histories.map(({ order_status, payment_status }) => [order_status, payment_status]),
  }).toEqual({
    order: model.order,
    payment: model.payment,
    method: model.method,
    stock: real.stock - (model.holds ? 1 : 0),
    history: model.history,
  });
}

it("moves orders and payments as domain's tables say, whatever is called in whatever order", async () => {
  const steps = fc.commands(
    [
      ...(["approve", "decline", "leave"] as const).map((decision) => fc.constant(new Press(decision))),
      fc.constant(new Again(PaymentMethod.online)),
      fc.constant(new Again(PaymentMethod.cod)),
      fc.constant(new Cancel()),
      fc.constant(new TimePasses()),
      ...[confirmed, toReceive, delivered, completed].map((to) => fc.constant(new ShopMoves(to))),
    ],
    { maxCommands: 12 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(PaymentMethod.online, PaymentMethod.cod),
      steps,
      async (method, commands) => {
        const [before] = await shop.db.select().from(variants).where(eq(variants.id, 51));
        const placed = await buy(token, [{ variant: 51 }], { method });
        const order = placed.orders[0];
        if (!order) throw new Error("nothing was placed");
        const model: Model = {
          order: order.order_status,
          payment: pending,
          method,
          open: method === PaymentMethod.online,
          holds: true,
          history: [[order.order_status, pending]],
        };
        const real: Real = { id: order.id, url: placed.payment_url ?? "", stock: before?.stock ?? 0 };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        // The next order starts without this one's claims.
        shop.clock.pass(PAYMENT_HOLD_MS);
        token = await shop.signIn();
        await shop.call("listOrders", { token });
      },
    ),
    { numRuns: 30 },
  );
}, 90_000);
