import type { AnswerData, OrderDetail, ReturnDetail } from "@sen/api";
import { returnBody } from "../../../packages/domain/src/return-body.ts";
import { call } from "../api.ts";
import { plantOrder, upload } from "../cases.ts";
import type { Customer } from "../customers.ts";
import type { Visit } from "../failing-writes.ts";
import { photo } from "../files.ts";
import { goodsThat, plenty, simple, steady, type Goods } from "../goods.ts";
import { signedIn } from "../sessions.ts";

let found: ReturnType<typeof goodsThat> | undefined;

/** Expensive enough for coupons; price in dong. */
const worthCoupons = ({ variant }: Goods) => variant.price_after_discount >= 300_000;

/** A product with one variant that no journey sells out. Each worker looks for it once. */
export async function plainGoods(): Promise<Goods> {
  const [first] = await (found ??= goodsThat(
    (one) => simple(one) && plenty(one) && steady(one) && worthCoupons(one),
  ));
  return first;
}

/** Signs the customer in and returns the token, for API calls besides the browser. */
export const signIn = ({ context, customer }: Visit): Promise<string> => signedIn(context, customer);

/** An order with all its related records. */
export const orderOf = (token: string, id: number): Promise<OrderDetail> =>
  call("getOrder", "GET", `/orders/${id}`, { token });

export const addressesOf = (token: string): Promise<AnswerData<"listAddresses">> =>
  call("listAddresses", "GET", "/addresses", { token });

export const cartOf = (token: string): Promise<AnswerData<"listCart">> =>
  call("listCart", "GET", "/carts", { token });

/** The lines of a customer's cart. */
export const linesOf = async (token: string) => (await cartOf(token)).groups.flatMap(({ lines }) => lines);

/** The street of the customer's second address. */
export const SECOND_STREET = "99 Hai Bà Trưng";

/** Adds an address to the one that every customer has. */
export async function giveSecondAddress(token: string): Promise<void> {
  const [first] = await addressesOf(token);
  if (!first) throw new Error("The customer has no address.");
  const { customer_id, office_type, province_id, district_id, ward_id, contact_name, contact_phone } = first;
  const place = { province_id, district_id, ward_id, address: SECOND_STREET };
  const body = { customer_id, office_type, ...place, type: 0, contact_name, contact_phone };
  await call("createAddress", "POST", "/addresses", { token, body });
}

/** Requests the return of a delivered order, with one picture. */
export async function askForReturn(token: string, customer: Customer): Promise<ReturnDetail> {
  const order = await orderOf(token, await plantOrder(customer, { until: "delivered" }));
  const to = order.delivery_requests[0]?.to_address;
  if (!to) throw new Error("The order goes nowhere.");
  const { province_id, district_id, ward_id, address, parent_path: parentPath } = to;
  const form = {
    reason_return: 5,
    note: "",
    delivery_method: 1,
    pick_station_id: null,
    name: "Lê Thị Sen",
    phone_number: customer.phone,
    email: "sen@example.com",
    province_id,
    district_id,
    ward_id,
    address,
    infor_banking_customer: account,
  } as const;
  const images = [await upload(token, photo(order.id))];
  const built = returnBody({ order, form, parentPath, images, videos: [] });
  if (!built.ok) throw new Error(built.problem);
  return call("createReturn", "POST", "/returns", { token, body: built.body });
}

const account = {
  bank_name: "Vietcombank",
  bank_bin: "970436",
  account_number: "0071001234567",
  account_fullname: "LE THI SEN",
};
