import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { GHN_TEST_TOKEN, ghnNotice, ghnOf, startGhn, type GhnTrouble } from "../../../../test/ghn-server.ts";
import type { Parcel } from "../../../ports/carrier.ts";
import { GHN_STATES, stateOf } from "./states.ts";

const SHOP = 885;
const webhookToken = "a".repeat(40);
const ghn = await startGhn(SHOP, [
  { province: 202, district: "Quận 10", wards: ["Phường 14", "Phường 1"] },
  { province: 201, district: "Ba Đình", wards: ["Phúc Xá"] },
  { province: 202, district: "Thành phố Cao Lãnh", wards: ["Phường 1"] },
  { province: 202, district: "Huyện Cao Lãnh", wards: ["Thị trấn Mỹ Thọ", "Xã Mỹ Thọ", "Xã Mỹ Thổ"] },
]);
/** The time of the lead time response in GHN's documentation. */
const now = new Date(1_592_981_718_000);
const clock = { now: () => now, wait: () => Promise.resolve() };
const carrier = () => ghnOf(ghn, { shopId: SHOP, webhookToken }, clock);

const from = {
  province: "Thành phố Hà Nội",
  district: "Quận Ba Đình",
  ward: "Phường Phúc Xá",
  street: "1 Phan Đình Phùng",
};
const to = {
  province: "Thành phố Hồ Chí Minh",
  district: "Quận 10",
  ward: "Phường 01",
  street: "72 Thành Thái",
};
const parcel: Parcel = {
  reference: "SEN-261121-0042",
  deliveryType: "normal",
  from: { name: "Nhà Sen", phone: "0332190444", ...from },
  to: { name: "TinTest124", phone: "0987654321", ...to },
  weightGram: 1_200,
  cash: 200_000,
  value: 10_000_000,
  items: [{ name: "Áo Polo", quantity: 3, weightGram: 400 }],
  promised: null,
  now,
};
const sides = { length: 10, width: 10, height: 10 };
const pathsOf = () => ghn.calls.map(({ path }) => path);
const created = () => ghn.calls.filter(({ path }) => path === "/v2/shipping-order/create");

beforeEach(() => {
  ghn.calls.length = 0;
  ghn.parcels.clear();
});
afterEach(() => {
  Object.assign(ghn, { trouble: null, carriesHeavy: false });
});
afterAll(() => ghn.stop());

describe("the GHN adapter", () => {
  it("quotes fee and lead time of a route, by GHN's own ids of the places", async () => {
    expect(await carrier().quote({ from, to, weightGram: 1_500 })).toEqual([
      { deliveryType: "normal", fee: 36_300, leadHours: 58 },
    ]);
    const fee = ghn.calls.find(({ path }) => path === "/v2/shipping-order/fee");
    expect(fee).toMatchObject({ token: GHN_TEST_TOKEN, shop: String(SHOP) });
    expect(fee?.body).toEqual({
      from_district_id: 1443,
      from_ward_code: "20107",
      to_district_id: 1442,
      to_ward_code: "20108",
      service_type_id: 2,
      weight: 1_500,
      ...sides,
    });
  });

  it("quotes heavy goods by their pieces, which GHN weighs instead of the parcel", async () => {
    ghn.carriesHeavy = true;
    await carrier().quote({ from, to, weightGram: 20_000 });
    expect(ghn.calls.find(({ path }) => path.endsWith("/fee"))?.body).toMatchObject({
      service_type_id: 5,
      items: [{ quantity: 1, weight: 20_000, ...sides }],
    });
  });

  it("quotes no service for light goods when the parcel is heavy", async () => {
    expect(await carrier().quote({ from, to, weightGram: 20_000 })).toEqual([]);
  });

  it("fetches the lists of places once a day", async () => {
    const { quote } = carrier();
    await quote({ from, to, weightGram: 500 });
    await quote({ from, to, weightGram: 500 });
    expect(pathsOf().filter((path) => path === "/master-data/province")).toHaveLength(1);
  });

  it("books a parcel with its cash on delivery, and returns its code, fee and expected day", async () => {
    expect(await carrier().book(parcel)).toEqual({
      trackingCode: "FFFNL9HH",
      carrier: "Giao Hàng Nhanh",
      expected: { from: new Date("2020-06-02T16:00:00Z"), to: new Date("2020-06-03T16:00:00Z") },
      fee: 33_000,
    });
    expect(created()[0]?.body).toMatchObject({
      client_order_code: "SEN-261121-0042",
      cod_amount: 200_000,
      insurance_value: 5_000_000,
      from_ward_name: "Phúc Xá",
      from_district_name: "Ba Đình",
      from_province_name: "Hà Nội",
      to_district_id: 1442,
      to_ward_code: "20108",
      weight: 1_200,
      ...sides,
      items: [{ name: "Áo Polo", quantity: 3, weight: 400, ...sides }],
    });
  });

  it("refuses to book a parcel with more cash on delivery than GHN collects", async () => {
    await expect(carrier().book({ ...parcel, cash: 50_000_001 })).rejects.toMatchObject({
      kind: "refused",
      message: "GHN collects at most 50000000 dong in cash, not 50000001.",
    });
    expect(created()).toEqual([]);
    await carrier().book({ ...parcel, cash: 50_000_000 });
    expect(created()).toHaveLength(1);
  });

  it("finds a parcel that was cancelled at GHN and then booked again", async () => {
    await carrier().book(parcel);
    Object.assign(ghn.parcels.get("FFFNL9HH") ?? {}, { status: "cancel" });
    ghn.trouble = { path: "/v2/shipping-order/create", kind: "loses the answer" };
    await expect(carrier().book(parcel)).rejects.toMatchObject({ kind: "unavailable" });
    ghn.trouble = null;
    expect(await carrier().book(parcel)).toMatchObject({ trackingCode: "FFFNL9HH1" });
    expect(ghn.parcels.size).toBe(2);
  });

  it("tracks the state and cash of a parcel, and reads Go's zero time as null", async () => {
    await carrier().book(parcel);
    const booked = { reference: parcel.reference, trackingCode: "FFFNL9HH" };
    const stored = ghn.parcels.get("FFFNL9HH");
    Object.assign(stored ?? {}, { status: "delivered", cod_collect_date: "0001-01-01T00:00:00Z" });
    expect(await carrier().track(booked)).toEqual({
      state: "delivered",
      status: "delivered",
      isGivenUp: false,
      fee: 33_000,
      cash: { amount: 200_000, collectedAt: null, paidOutAt: null },
    });
    Object.assign(stored ?? {}, { cod_transfer_date: "2020-06-05T02:00:00Z" });
    ghn.trouble = { path: "/v2/shipping-order/soc", kind: "half an answer" };
    expect(await carrier().track(booked)).toMatchObject({
      fee: null,
      cash: { paidOutAt: new Date("2020-06-05T02:00:00Z") },
    });
  });

  it("tells apart places whose names differ in their type or accents alone", async () => {
    for (const ward of ["Xã Mỹ Thọ", "Xã Mỹ Thổ", "Thị trấn Mỹ Thọ"]) {
      await carrier().book({
        ...parcel,
        reference: ward,
        to: { ...parcel.to, district: "Huyện Cao Lãnh", ward },
      });
    }
    const codes = created().map(({ body }) => [body.to_district_id, body.to_ward_code]);
    expect(codes).toEqual([
      [1445, "20108"],
      [1445, "20109"],
      [1445, "20107"],
    ]);
    const unclear = { ...to, district: "Huyện Cao Lãnh", ward: "Mỹ Tho" };
    await expect(carrier().quote({ from, to: unclear, weightGram: 500 })).rejects.toThrow("or several");
  });

  it("refuses a place that GHN does not know", async () => {
    const unknown = { ...to, ward: "Phường Sao Hỏa" };
    await expect(carrier().quote({ from, to: unknown, weightGram: 500 })).rejects.toMatchObject({
      kind: "refused",
      code: "place_unknown",
    });
  });
});

const calls = {
  quote: ["/v2/shipping-order/fee", () => carrier().quote({ from, to, weightGram: 500 })],
  book: ["/v2/shipping-order/create", () => carrier().book(parcel)],
  cancel: [
    "/v2/switch-status/cancel",
    () => carrier().cancel({ reference: "SEN", trackingCode: "FFFNL9HH" }),
  ],
  track: ["/v2/shipping-order/detail", () => carrier().track({ reference: "SEN", trackingCode: "FFFNL9HH" })],
} as const;
const troubles: [GhnTrouble, string, string][] = [
  ["html", "unavailable", "unreadable"],
  ["500", "unavailable", "unreadable"],
  ["time-out", "unavailable", "TimeoutError"],
  ["half an answer", "unavailable", "incomplete"],
  ["loses the answer", "unavailable", "UND_ERR_SOCKET"],
  ["refusal", "refused", "USER_ERR_COMMON"],
  ["unknown token", "unavailable", "401"],
];

describe.each(Object.entries(calls))("the GHN adapter, on %s,", (_call, [path, ask]) => {
  it.each(troubles)("fails after %s as %s (%s)", async (trouble, kind, code) => {
    ghn.trouble = { path, kind: trouble };
    await expect(ask()).rejects.toMatchObject({ name: "CarrierError", kind, code });
  });
});

describe("a GHN webhook notice", () => {
  const read = (body: string, token = webhookToken) => carrier().readNotice({ token, body });
  const ours = JSON.stringify(ghnNotice({ ShopID: SHOP, Reason: "Người nhận hẹn lại" }));

  it("names the parcel to look up, and the reason of a failure", () => {
    expect(read(ours)).toMatchObject({
      verdict: "about_parcel",
      trackingCode: "Z82BS",
      status: "ready_to_pick",
      reason: "Người nhận hẹn lại",
    });
  });

  it.each([
    ["with no token", ours, "", "forged"],
    ["that is HTML", "<html></html>", webhookToken, "unreadable"],
    ["that is half of one", ours.slice(0, 40), webhookToken, "unreadable"],
    [
      "without a parcel",
      JSON.stringify(ghnNotice({ ShopID: SHOP, OrderCode: undefined })),
      webhookToken,
      "unreadable",
    ],
  ])("%s is refused", (_what, body, token, verdict) => {
    expect(read(body, token)).toEqual({ verdict });
  });
});

it("stateOf maps each status that GHN publishes, and any other to unknown", () => {
  expect(Object.keys(GHN_STATES)).toHaveLength(22);
  expect(stateOf("teleported")).toBe("unknown");
  expect(stateOf("toString")).toBe("unknown");
});
