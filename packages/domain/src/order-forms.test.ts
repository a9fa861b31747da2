import { describe, expect, it } from "vitest";
import { cancelFormSchema } from "./cancel-form.ts";
import { cartAdditionsSchema } from "./cart-form.ts";
import { checkoutChoicesSchema, checkoutSelectionSchema, recheckoutFormSchema } from "./checkout-form.ts";
import { idempotencyKeySchema } from "./idempotency-schema.ts";
import { languageFormSchema } from "./language.ts";
import { requestFilesSchema } from "./request-files-schema.ts";
import { answerSchema, shortTextSchema } from "./text-schema.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const line = { product_id: 1, variant_id: 1, quantity: 1 };
const file = "0b7f8d0e-5c1a-4b8e-9f5d-2f0a7c6e4d31";

/** Each schema with values at the edge of what it accepts, and slightly beyond. */
const schemas = {
  language: [languageFormSchema, [{ lang: "vi" }, { lang: "en" }], [{ lang: "fr" }, { lang: "VI" }, {}]],
  cancellation: [
    cancelFormSchema,
    [{ reason: 1 }, { reason: 7, note: "" }, { reason: 7, note: "🧡".repeat(200) }],
    [
      { reason: 0 },
      { reason: 8 },
      { reason: "1" },
      { reason: 1, note: "x".repeat(201) },
      { reason: 1, note: 1 },
      {},
    ],
  ],
  "cart addition": [
    cartAdditionsSchema,
    [
      { items: [line] },
      { items: many(100).map((variant_id) => ({ ...line, variant_id })) },
      { items: [{ ...line, quantity: 999 }] },
    ],
    [
      { items: [] },
      { items: many(101).map((variant_id) => ({ ...line, variant_id })) },
      ...[0, -1, 1000, 1.5, Number.NaN, "1", null].map((quantity) => ({ items: [{ ...line, quantity }] })),
      { items: [{ ...line, variant_id: 2 ** 53 }] },
      { items: "all" },
    ],
  ],
  selection: [
    checkoutSelectionSchema,
    [{ item_ids: [1] }, { item_ids: many(20), coupon_ids: many(20) }],
    [{ item_ids: [] }, { item_ids: many(21) }, { item_ids: [1], coupon_ids: many(21) }, { item_ids: [0] }],
  ],
  "choices on the payment page": [
    checkoutChoicesSchema,
    [
      {},
      { payment_method: 0 },
      { payment_method: 1, notes: [{ tenant_id: 1, note: "x".repeat(200) }], address_id: 1, coupon_ids: [] },
    ],
    [
      { payment_method: 7 },
      { payment_method: "0" },
      { notes: [{ tenant_id: 1, note: "x".repeat(201) }] },
      { address_id: 0 },
      { deliveries: [{ tenant_id: 1, delivery_type: "drone" }] },
    ],
  ],
  "paying again": [
    recheckoutFormSchema,
    [{ order_id: 1 }, { order_id: 1, payment_method: 1 }],
    [{ order_id: 0 }, { order_id: 1, payment_method: 2 }],
  ],
  "idempotency key": [
    idempotencyKeySchema,
    ["a-key_08", "x".repeat(100)],
    ["a-key07", "x".repeat(101), "a key of words", "a-key-of-its-own\n", ""],
  ],
  "files of a request": [
    requestFilesSchema,
    [{ cs_attach_image: [file] }, { cs_attach_image: many(6).map(() => file), cs_attach_video: [file] }],
    [
      { cs_attach_image: [] },
      { cs_attach_image: many(7).map(() => file) },
      { cs_attach_image: [file], cs_attach_video: [file, file] },
      { cs_attach_image: ["7"] },
    ],
  ],
  "answer of the shop": [answerSchema, ["a", "x".repeat(500)], ["", "  ", "x".repeat(501), 5]],
} as const;

describe.each(Object.entries(schemas))("schema of the %s", (_, [schema, right, wrong]) => {
  it.each(right.map((value: unknown) => [value]))("accepts %j", (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });
  it.each(wrong.map((value: unknown) => [value]))("refuses %j", (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe("a short text", () => {
  it("is trimmed", () => {
    expect(shortTextSchema.parse("  gọi trước khi giao \n")).toBe("gọi trước khi giao");
  });
});
