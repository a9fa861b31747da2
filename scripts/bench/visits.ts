import { blogPages, mainPages } from "./catalog.ts";
import type { Phone, StoredState } from "./phone.ts";

/** The customer of the seed who has an order in every state. */
export const demo = { phone: "0901234567", password: "Sen@2026demo" };
/** The customer of the seed whose phone is not verified. */
export const unverified = { phone: "0923456789", password: demo.password };

interface Order {
  id: number;
  order_status: string;
  return_status: number | null;
  complaint_status: number | null;
  refund_status: number | null;
}

/** An address of every kind of page that a guest sees. */
export async function guestPages(url: string): Promise<Record<string, string>> {
  return {
    ...(await mainPages(url)),
    mall: "/mall/8",
    shop: "/shop/1",
    search: "/search?keyword=ao",
    login: "/login",
    support: "/support",
    questions: "/support/category/1",
    register: "/register",
    "register code": "/register/otp",
    "forgot password": "/login/forgot-password",
    verify: "/account/verify",
    ...blogPages,
    "coupon hall": "/coupons",
    "not found": "/nothing-here",
  };
}

/** An address of every kind of page that the demo customer sees signed in. */
export async function customerPages(url: string): Promise<Record<string, string>> {
  const orders = await demoOrders(url);
  const orderThat = (what: string, fits: (order: Order) => boolean) => {
    const found = orders.find(fits);
    if (!found) throw new Error(`The demo customer has no order that ${what}.`);
    return found.id;
  };
  const plain = ({ return_status, complaint_status }: Order) =>
    return_status === null && complaint_status === null;
  const cancelled = orderThat("was cancelled", ({ order_status }) => order_status === "CANCELLED");
  const arrived = orderThat("has arrived", (one) => one.order_status === "DELIVERED" && plain(one));
  const finished = orderThat("is finished", (one) => one.order_status === "COMPLETED" && plain(one));
  const complained = orderThat("has a complaint", ({ complaint_status }) => complaint_status !== null);
  const returned = orderThat("is returned", ({ return_status }) => return_status !== null);
  const refunded = orderThat("is refunded", ({ refund_status }) => refund_status !== null);
  return {
    cart: "/cart",
    payment: "/payment",
    "payment result": `/payment/result?order=${arrived}`,
    account: "/account",
    addresses: "/account/address",
    password: "/account/password",
    membership: "/register/membership",
    profile: "/account/profile",
    vouchers: "/account/voucher",
    identity: "/register/identity-card",
    notices: "/notification",
    "notice settings": "/account/notification",
    orders: "/account/purchase",
    order: `/account/purchase/detail?id=${arrived}`,
    complaint: `/account/purchase/complaint/${complained}`,
    return: `/account/purchase/return/${returned}`,
    "new return": `/account/purchase/return/create?id=${arrived}`,
    refund: `/account/purchase/refund/${refunded}`,
    cancelled: `/account/purchase/cancelled/${cancelled}`,
    finished: `/account/purchase/finish/${finished}`,
    "support request": "/support/request",
    "my questions": "/support/my-questions",
  };
}

/** Signs the demo customer in as customers do, and gives what the browser then stores. */
export async function signIn(url: string, { page, rest }: Phone): Promise<StoredState> {
  await page.goto(`${url}/login`);
  await rest();
  await page.getByLabel("Số điện thoại hoặc email").fill(demo.phone);
  const password = page.getByLabel("Mật khẩu", { exact: true });
  await password.fill(demo.password);
  await password.press("Enter");
  await page.waitForURL(`${url}/`);
  await rest();
  return page.context().storageState();
}

async function demoOrders(url: string): Promise<Order[]> {
  const { access_token: token } = await ask<{ access_token: string }>(`${url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(demo),
  });
  const { items } = await ask<{ items: Order[] }>(`${url}/api/v1/orders?per_page=50`, {
    headers: { authorization: `Bearer ${token}`, lang: "vi" },
  });
  return items;
}

/** Asks the shop's API; throws where it refuses. */
export async function ask<T>(address: string, init: RequestInit): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return ((await response.json()) as { data: T }).data;
}
