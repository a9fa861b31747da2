// @vitest-environment happy-dom
import type { Address, CartLine } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import { loadTexts } from "@sen/i18n";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { login } from "../areas/auth/login.ts";
import { write, type Result } from "../core/write.ts";
import { i18n, renderHook } from "../test/render.tsx";
import { signIn } from "../test/sign-in.ts";
import { useAddresses } from "../areas/account/addresses.ts";
import { addToCart } from "../areas/cart/add-to-cart.ts";
import { useRemoveLines } from "../areas/cart/use-change-cart.ts";
import { useCheckout, usePlaceOrder } from "../areas/checkout/checkout.ts";
import { useComplaintSource } from "../areas/aftersales/complaints.ts";
import { reCheckout } from "../areas/checkout/pay-again.ts";
import { useOrderCalls, useOrderSteps } from "../areas/orders/order-steps.ts";
import { prepareCheckout } from "../areas/checkout/prepare-checkout.ts";

const answer = vi.hoisted(() => ({ body: {} as object, status: 200 }));

vi.mock("../core/api-client.ts", () => {
  const lost = () => Promise.reject(new Error("Nothing is known"));
  const change = () => {
    const response = { status: answer.status };
    return Promise.resolve(
      answer.status === 200 ? { data: answer.body, response } : { error: answer.body, response },
    );
  };
  return { api: { GET: lost, POST: change, PUT: change, DELETE: change } };
});

const used = <Given,>(hook: () => Given): Given => renderHook(hook).now();

beforeEach(async () => {
  await loadTexts(i18n, ["errors", "aftersales"]);
  signIn();
});

const address = { id: 3 } as Address;
const form = { contact_name: "Nguyễn Thị Sen" } as Parameters<ReturnType<typeof useAddresses>["onCreate"]>[0];
const evidence = { images: ["image"], videos: [], note: "Ảnh nhãn" };
const line = { id: 1, variant_id: 51 } as CartLine;
const item = { product_id: 5, variant_id: 51, quantity: 2 };

const refusalOf = async (writing: Promise<Result<unknown>>) => (await writing).refusal;

const path = { id: 42 };
const order = path as never;
const body = {} as never;

/** Every write that a screen can trigger, and its hook's result. */
const writes: Record<string, () => Promise<unknown>> = {
  "saving a new address": async () => used(() => useAddresses(false)).onCreate(form),
  "changing an address": async () => used(() => useAddresses(false)).onUpdate(address, form),
  "making an address the default": async () => used(() => useAddresses(false)).onMakeDefault(address),
  "removing an address": async () => used(() => useAddresses(false)).onDelete(address),
  "cancelling a complaint": async () => refusalOf(write("POST /complaints/{id}/cancel", { path })),
  "giving evidence": async () => refusalOf(write("POST /complaints/{id}/proof", { path, body: evidence })),
  "raising a complaint": async () => {
    const source = used(() => useComplaintSource(42, useOrderSteps(42).settle));
    return source.onCreate({ reason: 3, note: "" }, { images: ["image"], videos: [] });
  },
  "opening a return": async () => refusalOf(write("POST /returns", { body })),
  "accepting a return's solution": async () =>
    refusalOf(write("POST /returns/customer-approve", { body: { return_request_id: 5 } })),
  "handing the goods over": async () =>
    refusalOf(write("POST /returns/received-goods", { body: { return_id: 5 } })),
  "taking a return back": async () => refusalOf(write("POST /returns/cancel", { body: { return_id: 5 } })),
  "changing a refund's account": async () => refusalOf(write("PUT /refunds/{id}/bank", { path, body })),
  "cancelling an order": async () =>
    used(() => useOrderCalls(useOrderSteps(42).settle)).onCancelOrder(order, body),
  "confirming an order": async () =>
    used(() => useOrderCalls(useOrderSteps(42).settle)).onConfirmReceived(order),
  "changing an order's address": async () => refusalOf(write("PUT /orders/{id}/address", { path, body })),
  "asking for an invoice": async () => refusalOf(write("POST /orders/{id}/vat", { path, body })),
  "putting into the cart": async () => {
    const tools = {
      isSignedIn: true,
      refresh: () => Promise.resolve(),
      t: i18n.t as never,
      variant: undefined,
    };
    const outcome = await addToCart(item, tools);
    return outcome.kind === "refused" ? outcome.answer : outcome;
  },
  "taking out of the cart": async () => used(useRemoveLines)([line]),
  "preparing a payment": async () => refusalOf(prepareCheckout({ item_ids: [1], coupon_ids: [] })),
  "ordering at once": async () => refusalOf(prepareCheckout(item)),
  "changing a payment": async () => used(() => useCheckout("9")).update({}),
  "placing orders": async () => refusalOf(used(usePlaceOrder)({ checkout_id: "9", total: 1 })),
  "paying again": async () => reCheckout(42, PaymentMethod.online),
  "signing in": async () => login({ username: "0901234567", password: "Sen@2026demo" } as never, vi.fn()),
};

describe.each(Object.entries(writes))("%s", (_name, change) => {
  it("fails with the server's message when the body reports failure, whatever the HTTP status", async () => {
    Object.assign(answer, {
      status: 200,
      body: { code: 500, status: 0, message: "Chưa làm được", data: null },
    });
    const told = await change();
    expect(told).toMatchObject({ message: "Chưa làm được" });
    expect(told).not.toMatchObject({ kind: "added" });
  });
});

describe("a refusal without a message", () => {
  it("shows our own text for its code", async () => {
    const status = 422;
    Object.assign(answer, { status, body: { code: status, status: 0, message: "", data: null } });
    expect(await writes["taking out of the cart"]?.()).toMatchObject({
      message: i18n.t("errors:status.wrong_field"),
    });
  });
});

describe("adding to the cart", () => {
  const results = [{ wanted: 5, taken: 2, message: null }];
  it("returns the server's message when only a part was added", async () => {
    Object.assign(answer, {
      status: 200,
      body: { code: 200, status: 1, message: "Chỉ còn 2 sản phẩm", data: { results, cart: {} } },
    });
    expect(await writes["putting into the cart"]?.()).toEqual({
      kind: "added",
      taken: 2,
      message: "Chỉ còn 2 sản phẩm",
    });
  });
});
