import type { Checkout, PlacedOrders } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import { beforeEach } from "vitest";
import { PLACE_DATASET } from "../src/database/place-dataset.ts";
import { addresses, cartItems } from "../src/database/schema/index.ts";
import type { Received, TestShop } from "./shop.ts";
import { demoCustomer } from "./small-shop/index.ts";
import { inTanDinh } from "./small-shop/places.ts";

/** What a test buys: a variant of the small shop. Its product id is the variant id without the last digit. */
export interface Wanted {
  variant: number;
  quantity?: number;
}

/** How it is paid. */
export interface Buying {
  method?: PaymentMethod;
  /** @default none; if it were omitted, the shop would choose the best coupons */
  coupon_ids?: number[];
  lang?: "vi" | "en";
  key?: string;
}

export const IN_HANOI = { province_id: 1, district_id: 1, ward_id: 1 };

export const anInvoice = {
  company_name: "Công ty TNHH Sen Việt",
  tax_code: "0312345678",
  company_address: "12 Nguyễn Huệ, Quận 1",
  email: "ketoan@example.com",
};

/** A new idempotency key. */
export const newKey = (): string => crypto.randomUUID();

/** Signs in the demo customer, who gets an address and starts each test with an empty cart. Returns the access token. */
export async function signInBuyer(shop: TestShop): Promise<string> {
  beforeEach(async () => {
    await shop.db.delete(cartItems);
  });
  await buying(shop).giveAddress(demoCustomer.id);
  return shop.signIn();
}

/** The steps of a purchase, through the API. */
export function buying(shop: TestShop) {
  const steps = {
    /** Gives a customer an address in Ho Chi Minh City. */
    async giveAddress(customer_id: number): Promise<number> {
      const [row] = await shop.db
        .insert(addresses)
        .values({
          customer_id,
          contact_name: "Nguyễn Thị Sen",
          contact_phone: "0901234567",
          ...inTanDinh,
          ward_name: "Phường Tân Định",
          district_name: "Quận 1",
          province_name: "Thành phố Hồ Chí Minh",
          address: "12 Trần Quang Khải",
          full_address: "12 Trần Quang Khải, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
          place_dataset: PLACE_DATASET.name,
          place_dataset_version: PLACE_DATASET.version,
        })
        .returning({ id: addresses.id });
      return row?.id ?? 0;
    },

    /** Adds lines to the cart and returns their ids. */
    async fill(token: string, wanted: readonly Wanted[]): Promise<number[]> {
      const items = wanted.map(({ variant, quantity = 1 }) => ({
        product_id: Math.floor(variant / 10),
        variant_id: variant,
        quantity,
      }));
      const { body } = await shop.call("addToCart", { body: { items }, token });
      return body.data.results.map((result: { cart_item_id: number }) => result.cart_item_id);
    },

    /** Prepares a checkout of these lines. */
    async prepare(
      token: string,
      wanted: readonly Wanted[],
      { method = PaymentMethod.cod, coupon_ids = [], lang }: Buying = {},
    ): Promise<Checkout> {
      const item_ids = await steps.fill(token, wanted);
      const { body } = await shop.call("checkout", { body: { item_ids, coupon_ids }, token });
      const params = { id: body.data.id };
      const changed = await shop.call("updateCheckout", {
        params,
        body: { payment_method: method },
        token,
        lang,
      });
      return changed.body.data;
    },

    /** Places a checkout at the total it shows. */
    place(
      token: string,
      { id, totals }: Pick<Checkout, "id" | "totals">,
      { key = newKey(), lang }: Buying = {},
    ): Promise<Received> {
      const body = { checkout_id: id, total: totals.total };
      return shop.call("createOrder", { body, headers: { "idempotency-key": key }, token, lang });
    },

    /** Prepares and places an order. */
    async buy(token: string, wanted: readonly Wanted[], how: Buying = {}): Promise<PlacedOrders> {
      const { body } = await steps.place(token, await steps.prepare(token, wanted, how), how);
      return body.data;
    },

    /** An online order of product 5 that awaits payment, and the URL of its payment page. */
    async buyOnline(token: string, lang?: "en"): Promise<{ id: number; url: string }> {
      const placed = await steps.buy(token, [{ variant: 51 }], { method: PaymentMethod.online, lang });
      return { id: placed.orders[0]?.id ?? 0, url: placed.payment_url ?? "" };
    },

    /** Presses a button on the payment page. Returns the URL it redirects to. */
    async press(paymentUrl: string, decision: "approve" | "decline" | "leave"): Promise<string> {
      const url = new URL(paymentUrl).pathname;
      const page = await shop.app.inject({ url });
      const signature = /name="signature" value="([^"]+)"/.exec(page.body)?.[1] ?? "";
      const answer = await shop.app.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ signature, decision }).toString(),
      });
      return answer.headers.location ?? "";
    },

    /** Moves an order, by default to Hanoi, at the fee that is quoted now. */
    async move(token: string, id: number, place = IN_HANOI): Promise<Received> {
      const { province_id, ward_id } = place;
      const quoted = { params: { id }, query: { province_id, ward_id }, token };
      const { body } = await shop.call("quoteOrderAddress", quoted);
      const receiver = { contact_name: "Trần Thị Lan", contact_phone: "0912345678", address: "5 Phúc Xá" };
      const moved = { ...receiver, ...place, agreed_delivery_fee: body.data?.delivery_fee };
      return shop.call("changeOrderAddress", { params: { id }, body: moved, token });
    },

    reCheckout(
      token: string,
      order_id: number,
      { method, key = newKey(), lang }: Buying = {},
    ): Promise<Received> {
      const body = { is_web: 1, order_id, ...(method !== undefined && { payment_method: method }) };
      return shop.call("reCheckout", { body, headers: { "idempotency-key": key }, token, lang });
    },
  };
  return steps;
}
