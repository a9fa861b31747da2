import type { CustomerSession, OperationId } from "@sen/api";
import { beforeAll, describe, expect, it } from "vitest";
import { picture, upload } from "../../test/aftersales.ts";
import { buying, newKey } from "../../test/buying.ts";
import { versionsOf } from "../../test/case/versions.ts";
import { whatExists } from "../../test/fuzz/what-exists.ts";
import { keepMessages } from "../../test/sent-messages.ts";
import { useShop, type Sent } from "../../test/shop.ts";
import { demoCustomer, otherCustomer, unverifiedCustomer } from "../../test/small-shop/index.ts";
import { eq } from "../database/drizzle.ts";
import { orders, socialAccounts } from "../database/schema/index.ts";
import { contractRoutes } from "./contract.ts";

const messages = keepMessages();
const shop = await useShop(messages.adapters);

/** All operations that require a token. */
const secured = [...contractRoutes].flatMap(([id, { security }]) => (security === "required" ? [id] : []));

/** Operations open to the temporary token of an unverified sign-in. Spec §2, redirects. */
const openToUnverified: readonly OperationId[] = ["sendPhoneVerification", "verifyPhone", "logout"];

/** The owner's records that calls refer to. */
interface Theirs {
  session: string;
  socialAccount: number;
  emailCode: { id: string; otp: string };
  memberCode: { id: string; otp: string };
  pictures: [string, string];
  line: number;
  checkout: { id: string; total: number };
  order: number;
  complaint: number;
  file: string;
  return: number;
  refund: number;
  ticket: number;
  notice: number;
  item: number;
  review: number;
  address: number;
  bodies: Partial<Record<OperationId, unknown>>;
}

/** A call that refers to a record of another customer, and the expected response. */
interface NamesTheirs {
  sent: (theirs: Theirs) => Sent;
  status: number;
  /** Expected field errors, if the status alone could also come from an invalid body. */
  told?: string[];
}

const named = (status: number, sent: NamesTheirs["sent"], told?: string[]): NamesTheirs => ({
  ...{ status, sent },
  ...(told && { told }),
});
const byId = (what: "order" | "return" | "refund" | "ticket" | "notice" | "address", body?: OperationId) =>
  named(403, (theirs) => ({
    params: { id: theirs[what] },
    ...(body && { body: theirs.bodies[body] }),
  }));

/**
 * All operations that require a token. `own`: refers to no record and is about the token's customer. `public`: refers to a public record,
 * with the customer's own data. Otherwise: how another customer refers to a record that is not theirs, and the expected status (200 if
 * they get their own cart unchanged).
 */
const table: Readonly<Record<string, "own" | "public" | NamesTheirs>> = {
  logout: "own",
  listSessions: "own",
  endOtherSessions: "own",
  endSession: named(404, ({ session }) => ({ params: { sessionId: session } })),
  sendPhoneVerification: "own",
  verifyPhone: "own",
  sendEmailVerification: "own",
  verifyEmail: named(422, ({ emailCode }) => ({ body: emailCode }), ["OTP_EXPIRED"]),
  changePassword: "own",
  listSocialAccounts: "own",
  startSocialLink: "own",
  removeSocialAccount: named(404, ({ socialAccount }) => ({ params: { id: socialAccount } })),
  setLastLoginMall: "own",
  setCustomerLanguage: "own",
  getCustomer: named(403, () => ({ params: { customerId: demoCustomer.id } })),
  updateCustomer: named(403, () => ({
    params: { customerId: demoCustomer.id },
    body: { full_name: "Trần Văn Khác" },
  })),
  getAccountRemoval: "own",
  deactivateCustomer: "own",
  getIdentity: "own",
  submitIdentity: named(
    422,
    ({ pictures: [front_id, back_id] }) => ({
      body: { type: 0, number: "079194000042", front_id, back_id },
    }),
    ["IDENTITY_PICTURE_UNKNOWN", "IDENTITY_PICTURE_UNKNOWN"],
  ),
  uploadIdentityPicture: "own",
  getMembership: "own",
  joinMembership: "own",
  verifyMembership: named(422, ({ memberCode }) => ({ body: memberCode }), ["OTP_EXPIRED"]),
  listPoints: "own",
  listWishList: "own",
  listWishedProducts: "own",
  addWishes: "own",
  removeWish: "own",
  listFollowedShops: "own",
  listNewcomerCoupons: "own",
  listFollowedShopIds: "own",
  followShop: "own",
  unfollowShop: "own",
  listRecentlyViewed: "own",
  keepRecentlyViewed: "own",
  forgetRecentlyViewed: "own",
  listCart: "own",
  addToCart: "own",
  deleteCartItems: named(200, ({ line }) => ({ query: { ids: [line] } })),
  restoreCartItems: named(200, ({ line }) => ({ body: { ids: [line] } })),
  applyCartCoupons: named(404, ({ line }) => ({ body: { item_ids: [line], coupon_ids: [] } })),
  updateCartQuantity: named(404, ({ line }) => ({ params: { itemId: line }, body: { quantity: 9 } })),
  changeCartVariant: named(404, ({ line }) => ({ params: { itemId: line }, body: { variant_id: 52 } })),
  createOrderNow: "own",
  checkout: named(404, ({ line }) => ({ body: { item_ids: [line], coupon_ids: [] } })),
  getCheckout: named(403, ({ checkout }) => ({ params: { id: checkout.id } })),
  updateCheckout: named(403, ({ checkout }) => ({
    params: { id: checkout.id },
    body: { payment_method: 0 },
  })),
  listOrders: "own",
  countOrders: "own",
  createOrder: named(403, ({ checkout }) => ({
    body: { checkout_id: checkout.id, total: checkout.total },
    headers: { "idempotency-key": newKey() },
  })),
  reCheckout: named(403, ({ order }) => ({
    body: { is_web: 1, order_id: order },
    headers: { "idempotency-key": newKey() },
  })),
  confirmOrder: byId("order"),
  cancelOrder: byId("order", "cancelOrder"),
  findCoupon: "own",
  listMyCoupons: "own",
  saveCoupon: "own",
  listAddresses: "own",
  createAddress: named(403, ({ bodies }) => ({ body: bodies.createAddress })),
  updateAddress: byId("address", "updateAddress"),
  deleteAddress: byId("address"),
  getOrder: byId("order"),
  changeOrderAddress: byId("order", "changeOrderAddress"),
  quoteOrderAddress: named(403, ({ order }) => ({
    params: { id: order },
    query: { province_id: 79, district_id: 760, ward_id: 26734 },
  })),
  confirmReceived: byId("order"),
  buyAgain: byId("order"),
  createVat: byId("order", "createVat"),
  listBanks: "own",
  checkComplaintApproval: named(403, ({ order }) => ({ body: { order_detail_id: order } })),
  createComplaint: named(403, ({ bodies }) => ({ body: bodies.createComplaint })),
  getComplaint: named(403, ({ complaint }) => ({ query: { complaint_request_id: complaint } })),
  cancelComplaint: named(403, ({ complaint }) => ({ params: { id: complaint } })),
  uploadComplaintProof: named(403, ({ complaint, bodies }) => ({
    params: { id: complaint },
    body: bodies.uploadComplaintProof,
  })),
  downloadComplaintFile: named(403, ({ complaint, file }) => ({ params: { id: complaint, fileId: file } })),
  createReturn: named(403, ({ bodies }) => ({ body: bodies.createReturn })),
  recallReturn: named(403, (theirs) => ({ body: { return_id: theirs.return } })),
  approveReturnAsCustomer: named(403, (theirs) => ({ body: { return_request_id: theirs.return } })),
  confirmReturnReceived: named(403, (theirs) => ({ body: { return_id: theirs.return } })),
  getReturn: byId("return"),
  getRefund: byId("refund"),
  changeRefundBank: byId("refund", "changeRefundBank"),
  listMyTickets: "own",
  createTicket: named(403, ({ bodies }) => ({ body: bodies.createTicket })),
  getTicket: byId("ticket"),
  answerTicket: byId("ticket", "answerTicket"),
  closeTicket: byId("ticket"),
  reopenTicket: byId("ticket"),
  rateTicket: byId("ticket", "rateTicket"),
  readTicket: byId("ticket"),
  listNotifications: "own",
  getUnreadCounts: "own",
  readNotification: byId("notice"),
  readAllNotifications: "own",
  followEvents: "own",
  getNotificationSettings: "own",
  updateNotificationSettings: "own",
  savePushSubscription: "own",
  removePushSubscription: "own",
  getReviewMarks: "public",
  getReviewedItem: named(403, ({ item }) => ({ params: { id: item } })),
  createReview: named(403, ({ item }) => ({ body: { order_detail_item_id: item, rating: 5 } })),
  updateReview: named(403, ({ review }) => ({ params: { id: review }, body: { rating: 1 } })),
  uploadReviewMedia: "own",
  commentReview: "public",
  likeReview: "public",
  reportReview: "public",
};

const tokens = { owner: "", stranger: "", temporary: "", ended: "", forged: "" };
let theirs: Theirs;

beforeAll(async () => {
  const owner = await shop.signIn();
  const known = await whatExists(shop, owner);
  const one = <Value>(name: string) => known.known[name]?.[0] as Value;
  const checkout = await buying(shop).prepare(owner, [{ variant: 41 }]);
  const idOf = async (asked: ReturnType<typeof shop.call>) => (await asked).body.data.id as string;
  const email = "moi@example.com";
  const change = { email, password: demoCustomer.password };
  const emailId = await idOf(shop.call("sendEmailVerification", { token: owner, body: change }));
  const joining = { occupation: 2, city: "ha_noi" };
  const memberId = await idOf(shop.call("joinMembership", { token: owner, body: joining }));
  const scan = async () =>
    (
      await upload(shop, await picture(800, 504), {
        token: owner,
        type: null,
        to: "/loyalty/identity/pictures",
      })
    ).body.data.id as string;
  const linked = { provider: "simulated", subject: "sen", customer_id: demoCustomer.id };
  const [social] = await shop.db.insert(socialAccounts).values(linked).returning();
  await shop.signIn();
  const { body } = await shop.call("listSessions", { token: owner });
  const notified = await shop.call("listNotifications", { token: owner });
  theirs = {
    session: (body as { data: CustomerSession[] }).data.find(({ is_current }) => !is_current)?.id ?? "none",
    socialAccount: social?.id ?? 0,
    emailCode: { id: emailId, otp: await messages.code(shop, email) },
    memberCode: { id: memberId, otp: await messages.code(shop, demoCustomer.phone) },
    pictures: [await scan(), await scan()],
    line: one<number[]>("item_ids")[0] ?? 0,
    checkout: { id: checkout.id, total: checkout.totals.total },
    order: one("orders.id"),
    complaint: one("complaints.id"),
    file: one("fileId"),
    return: one("returns.id"),
    refund: one("refunds.id"),
    ticket: one("tickets.id"),
    item: one<number>("order_detail_item_id"),
    review: one<number>("reviews.id"),
    notice: notified.body.data.data[0].id,
    address: one("addresses.id"),
    bodies: known.bodies,
  };
  const ended = await shop.signIn();
  await shop.call("logout", { token: ended });
  Object.assign(tokens, {
    owner,
    ended,
    stranger: await shop.signIn(otherCustomer),
    temporary: await shop.signIn(unverifiedCustomer),
    forged: `${owner.slice(0, -4)}AAAA`,
  });
});

it("the table covers every operation that requires a token, and no other", () => {
  expect(Object.keys(table).toSorted()).toEqual(secured.toSorted());
});

describe("without a full sign-in", () => {
  it.each(secured)("%s refuses guests, forged and ended sessions, and temporary tokens", async (id) => {
    const entry = table[id];
    const sent = entry === undefined || typeof entry === "string" ? {} : entry.sent(theirs);
    const statusOf = async (token?: string) =>
      (await shop.call(id, { ...sent, params: { ...placeholders, ...sent.params }, ...(token && { token }) }))
        .status;
    expect([await statusOf(), await statusOf(tokens.forged), await statusOf(tokens.ended)]).toEqual([
      401, 401, 401,
    ]);
    if (!openToUnverified.includes(id)) expect(await statusOf(tokens.temporary)).toBe(403);
  });

  it("the temporary token can verify the phone number and sign out", async () => {
    const token = tokens.temporary;
    const statusOf = async (id: OperationId, body?: object) =>
      (await shop.call(id, { token, ...(body && { body }) })).status;
    expect(await statusOf("sendPhoneVerification", { phone: unverifiedCustomer.phone })).toBe(200);
    expect(await statusOf("verifyPhone", { id: crypto.randomUUID(), otp: "000000" })).toBe(422);
    expect(await statusOf("logout")).toBe(200);
    expect(await statusOf("logout")).toBe(401);
  });
});

/** Path parameters for calls that refer to no record. */
const placeholders = { id: 1, itemId: 1, sessionId: crypto.randomUUID(), customerId: 1 };

const naming = Object.entries(table).filter(
  (entry): entry is [OperationId, NamesTheirs] => typeof entry[1] !== "string",
);

/** All rows of the owner, except those written by signing in and counting. */
async function rowsOfOwner(): Promise<string> {
  const { rows: tables } = await shop.db.execute<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'customer_id'`,
  );
  const parts = [["customers", "id"], ...tables.map(({ name }) => [name, "customer_id"])].map(
    ([table, column]) =>
      `select '${table} ' || t::text as row from "${table}" t where ${column} = ${demoCustomer.id}`,
  );
  const { rows } = await shop.db.execute<{ row: string }>(`${parts.join(" union all ")} order by 1`);
  const placed = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customer_id, demoCustomer.id));
  const ids = placed.map(({ id }) => id);
  return [...rows.map(({ row }) => row), await versionsOf(shop, ids)].join("\n");
}

describe("another customer", () => {
  let rows: string;
  beforeAll(async () => {
    rows = await rowsOfOwner();
  });

  it.each(naming)(
    "%s: is refused, learns nothing and changes nothing",
    async (id, { sent, status, told: reasons }) => {
      const answer = await shop.call(id, { ...sent(theirs), token: tokens.stranger });
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      if (status === 403) expect(answer.body).toMatchObject({ data: null });
      if (reasons) {
        const { errors } = (answer.body as { data: { errors: { message_code: string }[] } }).data;
        expect(errors.map(({ message_code }) => message_code)).toEqual(reasons);
      }
      const told = JSON.stringify((answer.body as { data: unknown } | null)?.data ?? null);
      for (const secret of [demoCustomer.phone, demoCustomer.email, "Nguyễn Thị Sen"]) {
        expect(told).not.toContain(secret);
      }
      const before = rows;
      rows = await rowsOfOwner();
      expect(rows).toBe(before);
    },
  );

  // The response of `followEvents` does not end; `notifications/follow.test.ts` reads it.
  const reading = secured.filter(
    (id) => table[id] === "own" && id !== "followEvents" && contractRoutes.get(id)?.method === "get",
  );

  it.each(reading)("%s: reads only their own data", async (id) => {
    const { status, body } = await shop.call(id, { token: tokens.stranger, query: { code: "SEN10" } });
    const told = JSON.stringify(body);
    expect([200, 404]).toContain(status);
    for (const secret of [demoCustomer.phone, demoCustomer.email, "Nguyễn Thị Sen", theirs.session]) {
      expect(told).not.toContain(secret);
    }
  });
});

it("an order or request that does not exist is not found, and an id beyond the safe integers is refused", async () => {
  const asked: string[] = [];
  for (const [operation, { sent }] of naming) {
    const about = (id: number) => {
      const call = sent({ ...theirs, order: id, complaint: id, return: id, refund: id });
      const body = call.body as object | undefined;
      const named = body && "order_detail_id" in body ? { body: { ...body, order_detail_id: id } } : {};
      return { ...call, ...named, token: tokens.owner };
    };
    const target = ({ params, query, body }: Sent) => JSON.stringify([params, query, body]);
    if (target(about(1)) === target(about(2))) continue;
    asked.push(operation);
    const statusOf = async (id: number) => (await shop.call(operation, about(id))).status;
    const { MAX_SAFE_INTEGER } = Number;
    expect([operation, await statusOf(999_999), await statusOf(MAX_SAFE_INTEGER)]).toEqual([
      operation,
      404,
      404,
    ]);
    expect([404, 422], operation).toContain(await statusOf(MAX_SAFE_INTEGER + 1));
  }
  expect(asked).toHaveLength(22);
});

/** Why the owner's records do not allow something at the moment: a right to it that was checked before. */
const refusals: Partial<Record<OperationId, string>> = {
  changeCartVariant: "WRONG_FIELD",
  reCheckout: "ORDER_NOT_PAYABLE",
  changeOrderAddress: "ADDRESS_NOT_CHANGEABLE",
  quoteOrderAddress: "ADDRESS_NOT_CHANGEABLE",
  confirmReceived: "TRANSITION_NOT_ALLOWED",
  createVat: "VAT_NOT_POSSIBLE",
  approveReturnAsCustomer: "TRANSITION_NOT_ALLOWED",
  confirmReturnReceived: "TRANSITION_NOT_ALLOWED",
  rateTicket: "TICKET_NOT_RATEABLE",
  createReview: "REVIEW_WRITTEN",
};

describe("the owner", () => {
  it.each(naming)("%s: has access", async (id, { sent }) => {
    const { status, body } = await shop.call(id, { ...sent(theirs), token: tokens.owner });
    const refusal = refusals[id];
    if (refusal === undefined) expect(status, JSON.stringify(body)).toBe(200);
    else expect(body).toMatchObject({ message_code: refusal });
  });
});
