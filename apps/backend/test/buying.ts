import type { Checkout, PlacedOrders } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import { PLACE_DATASET } from "../src/database/place-dataset.ts";
import { addresses } from "../src/database/schema/index.ts";
import type { Received, TestShop } from "./shop.ts";
import { inTanDinh } from "./small-shop/places.ts";

/** What a test buys: a variant of the small shop (its product's number is the variant's without the last digit). */
export interface Wanted {
  variant: number;
  quantity?: number;
}

/** How it is bought. */
export interface Buying {
  method?: PaymentMethod;
  /** None where none are named: the shop would choose the best. */
  coupon_ids?: number[];
  lang?: "vi" | "en";
  key?: string;
}

/** A key as a browser makes one. */
export const newKey = (): string => crypto.randomUUID();

/** Steps of a purchase, over the contract's calls. */
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

    /** Puts lines into the cart and answers their numbers. */
    async fill(token: string, wanted: readonly Wanted[]): Promise<number[]> {
      const items = wanted.map(({ variant, quantity = 1 }) => ({
        product_id: Math.floor(variant / 10),
        variant_id: variant,
        quantity,
      }));
      const { body } = await shop.call("addToCart", { body: { items }, token });
      return body.data.results.map((result: { cart_item_id: number }) => result.cart_item_id);
    },

    /** A prepared payment of these lines. */
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

    /** Places a prepared payment at the total that it shows. */
    place(
      token: string,
      { id, totals }: Pick<Checkout, "id" | "totals">,
      { key = newKey(), lang }: Buying = {},
    ): Promise<Received> {
      const body = { checkout_id: id, total: totals.total };
      return shop.call("createOrder", { body, headers: { "idempotency-key": key }, token, lang });
    },

    /** All of it at once. */
    async buy(token: string, wanted: readonly Wanted[], how: Buying = {}): Promise<PlacedOrders> {
      const { body } = await steps.place(token, await steps.prepare(token, wanted, how), how);
      return body.data;
    },

    /** An online order of product 5 that waits for its payment, and the page where it is paid. */
    async buyOnline(token: string, lang?: "en"): Promise<{ id: number; url: string }> {
      const placed = await steps.buy(token, [{ variant: 51 }], { method: PaymentMethod.online, lang });
      return { id: placed.orders[0]?.id ?? 0, url: placed.payment_url ?? "" };
    },

    /** What the customer presses on the payment page; answers where it leads. */
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
