import contract from "@sen/api/openapi.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { ACCOUNT_NUMBER_MAX_LENGTH, ACCOUNT_NUMBER_MIN_LENGTH } from "./bank.ts";
import { CANCEL_REASONS } from "./cancel-reason.ts";
import {
  CATALOGUE_ID_MAX,
  DEFAULT_PAGE_SIZE,
  KEYWORD_MAX_LENGTH,
  LONG_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  OTP_LENGTH,
  ORDER_PAGE_SIZE,
  SHORT_TEXT_MAX_LENGTH,
} from "./constants.ts";
import { DELIVERY_TYPES } from "./enumerations.ts";
import { EVIDENCE_MAX_IMAGES, EVIDENCE_MAX_VIDEOS } from "./evidence.ts";
import { IDEMPOTENCY_KEY_MAX_LENGTH } from "./idempotency.ts";
import { PAYMENT_GATEWAYS } from "./gateway-outcome.ts";
import { ID_MAX } from "./id-schema.ts";
import { LANGUAGES } from "./language.ts";
import {
  CART_PRODUCT_LIMIT,
  LINE_QUANTITY_LIMIT,
  PAYMENT_COUPON_LIMIT,
  PAYMENT_PRODUCT_LIMIT,
} from "./limits.ts";
import { NOTE_MAX_CODE_POINTS } from "./note.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./password.ts";
import { PHONE_MAX_LENGTH, PHONE_PATTERN } from "./phone.ts";
import { MOST_COUNTED } from "./product-count.ts";
import { REQUEST_REASONS } from "./request-reason.ts";
import { REVIEW_REPORT_REASONS } from "./review.ts";
import {
  ComplaintStatus,
  OrderStatus,
  PAYMENT_METHODS,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
  TicketStatus,
} from "./statuses.ts";
import { SUPPORT_CATEGORIES } from "./support-category.ts";
import { TICKET_SUBJECT_MAX_LENGTH, TICKET_TEXT_MAX_LENGTH } from "./ticket-form.ts";

/** The contract's value at a path below `components`: `schemas.Id.maximum`. */
function said(path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract.components);
}
const field = (entity: string, name: string, limit: string) =>
  `schemas.${entity}.properties.${name}.${limit}`;

describe("form limits", () => {
  it.each([
    ["schemas.Id.maximum", ID_MAX],
    ["schemas.CatalogueId.maximum", CATALOGUE_ID_MAX],
    ["schemas.ProductCount.maximum", MOST_COUNTED + 1],
    ["schemas.PersonName.maxLength", NAME_MAX_LENGTH],
    [field("TopSearch", "keyword", "maxLength"), KEYWORD_MAX_LENGTH],
    ["schemas.PhoneNumber.maxLength", PHONE_MAX_LENGTH],
    ["schemas.PhoneNumber.pattern", PHONE_PATTERN],
    ["schemas.KnownPhoneNumber.maxLength", PHONE_MAX_LENGTH],
    ["schemas.NewPassword.minLength", PASSWORD_MIN_LENGTH],
    ["schemas.NewPassword.maxLength", PASSWORD_MAX_LENGTH],
    [field("ChangePasswordBody", "current_password", "maxLength"), PASSWORD_MAX_LENGTH],
    ["schemas.Otp.minLength", OTP_LENGTH],
    ["schemas.Otp.maxLength", OTP_LENGTH],
    [field("RegisterBody", "email", "maxLength"), SHORT_TEXT_MAX_LENGTH],
    [field("AddressFields", "address", "maxLength"), SHORT_TEXT_MAX_LENGTH],
    [field("CancelOrderBody", "note", "maxLength"), SHORT_TEXT_MAX_LENGTH],
    [field("ShopNote", "note", "maxLength"), SHORT_TEXT_MAX_LENGTH],
    [field("VatInvoice", "company_name", "maxLength"), SHORT_TEXT_MAX_LENGTH],
    [field("BankAccount", "bank_name", "maxLength"), SHORT_TEXT_MAX_LENGTH],
    [field("BankAccount", "account_number", "minLength"), ACCOUNT_NUMBER_MIN_LENGTH],
    [field("BankAccount", "account_number", "maxLength"), ACCOUNT_NUMBER_MAX_LENGTH],
    [field("BankAccount", "account_fullname", "maxLength"), NAME_MAX_LENGTH],
    [field("CreateComplaintBody", "note", "maxLength"), NOTE_MAX_CODE_POINTS],
    [field("CreateComplaintBody", "cs_attach_image", "maxItems"), EVIDENCE_MAX_IMAGES],
    [field("CreateComplaintBody", "cs_attach_video", "maxItems"), EVIDENCE_MAX_VIDEOS],
    [field("ComplaintProofBody", "images", "maxItems"), EVIDENCE_MAX_IMAGES],
    [field("ComplaintProofBody", "videos", "maxItems"), EVIDENCE_MAX_VIDEOS],
    [field("CreateTicketBody", "subject", "maxLength"), TICKET_SUBJECT_MAX_LENGTH],
    ["schemas.TicketText.maxLength", TICKET_TEXT_MAX_LENGTH],
    ["schemas.TicketImages.maxItems", EVIDENCE_MAX_IMAGES],
    ["schemas.TicketVideos.maxItems", EVIDENCE_MAX_VIDEOS],
    ["schemas.ReviewImages.maxItems", EVIDENCE_MAX_IMAGES],
    ["schemas.ReviewVideos.maxItems", EVIDENCE_MAX_VIDEOS],
    [field("CreateReturnBody", "cs_attach_image", "maxItems"), EVIDENCE_MAX_IMAGES],
    [field("CreateReturnBody", "cs_attach_video", "maxItems"), EVIDENCE_MAX_VIDEOS],
    [field("RateTicketBody", "note", "maxLength"), NOTE_MAX_CODE_POINTS],
    [field("Order", "reason_not_refund", "maxLength"), LONG_TEXT_MAX_LENGTH],
    [field("CartAddition", "quantity", "maximum"), LINE_QUANTITY_LIMIT],
    [field("AddToCartBody", "items", "maxItems"), CART_PRODUCT_LIMIT],
    [field("CreateReturnBody", "return_items", "maxItems"), PAYMENT_PRODUCT_LIMIT],
    [field("ReturnItem", "quantity", "maximum"), LINE_QUANTITY_LIMIT],
    [field("CheckoutBody", "item_ids", "maxItems"), PAYMENT_PRODUCT_LIMIT],
    [field("CheckoutBody", "coupon_ids", "maxItems"), PAYMENT_COUPON_LIMIT],
    ["parameters.PerPage.schema.default", DEFAULT_PAGE_SIZE],
    ["parameters.IdempotencyKey.schema.maxLength", IDEMPOTENCY_KEY_MAX_LENGTH],
  ])("match the contract: %s", (path, limit) => {
    expect(said(path)).toBe(limit);
  });

  it("match the contract's default page sizes of orders and related products", () => {
    const defaults = Object.entries(contract.paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters = [] }: { parameters?: object[] }) =>
        parameters.flatMap((parameter) =>
          "name" in parameter && parameter.name === "per_page" && "schema" in parameter
            ? [[path, (parameter.schema as { default: number }).default]]
            : [],
        ),
      ),
    );
    expect(Object.fromEntries(defaults)).toEqual({
      "/orders": ORDER_PAGE_SIZE,
      "/products/{id}/related": DEFAULT_PAGE_SIZE,
    });
  });

  it.each<[string, readonly unknown[]]>([
    ["Locale", LANGUAGES],
    ["CancelReason", CANCEL_REASONS],
    ["RequestReason", REQUEST_REASONS],
    ["DeliveryType", DELIVERY_TYPES],
    ["PaymentMethod", PAYMENT_METHODS],
    ["PaymentGateway", PAYMENT_GATEWAYS],
    ["ReviewReportReason", REVIEW_REPORT_REASONS],
    ["PaymentStatus", Object.values(PaymentStatus)],
    ["OrderStatus", Object.values(OrderStatus)],
    ["ReturnStatus", Object.values(ReturnStatus)],
    ["RefundStatus", Object.values(RefundStatus)],
    ["TicketStatus", Object.values(TicketStatus)],
    ["SupportCategory", SUPPORT_CATEGORIES],
    ["ComplaintStatus", Object.values(ComplaintStatus)],
  ])("match the contract's enum %s", (entity, values) => {
    expect(said(`schemas.${entity}.enum`)).toEqual(values);
  });
});
