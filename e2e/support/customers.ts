import { randomInt } from "node:crypto";
import type { Profile } from "@sen/api";
import { call } from "./api.ts";
import { operator } from "./operator.ts";

/** A session as the shop stores it on a device. */
export interface Session {
  token: string;
  profile: Profile;
}

/** Somebody who can sign in. */
export interface Customer {
  phone: string;
  password: string;
}

/** The seeded customer with an order in every state. Journeys must not change it. */
export const demoCustomer: Customer = { phone: "0901234567", password: "Sen@2026demo" };

/** The name of every customer created by a journey. */
export const CUSTOMER_NAME = "Lê Thị Sen";

/** A random phone number, very likely unused. */
export const newPhone = (): string => `0${810_000_000 + randomInt(90_000_000)}`;

/** Creates a customer with a verified phone number and one address in Ho Chi Minh City. */
export async function createCustomer(): Promise<Customer> {
  const phone = newPhone();
  const customer = { phone, password: "Matkhau2026" };
  const words = ["--name", CUSTOMER_NAME, "--phone", phone, "--password", customer.password];
  await operator("customer", "create", ...words);
  const { profile, access_token: token } = await call("login", "POST", "/login", { body: customer });
  await giveAddress(profile, token);
  firstSessions.set(customer, { token, profile });
  return customer;
}

const firstSessions = new WeakMap<Customer, Session>();

/** The session from the customer's creation, handed out only once, because its user may end it. */
export function takeFirstSession(customer: Customer): Session | undefined {
  const session = firstSessions.get(customer);
  firstSessions.delete(customer);
  return session;
}

async function giveAddress({ id, phone }: Profile, token: string): Promise<void> {
  const body = {
    customer_id: id,
    type: 1,
    office_type: 0,
    province_id: 79,
    district_id: 760,
    ward_id: 26740,
    address: "12 Trần Quang Khải",
    contact_name: CUSTOMER_NAME,
    contact_phone: phone,
  };
  await call("createAddress", "POST", "/addresses", { token, body });
}
