import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NotificationSource, notificationOpening, notificationTarget } from "./notification-target.ts";

const body = (source_type: string) => ({ source_type, source_id: 7, order_detail_id: 42 });

describe("a notification", () => {
  it.each([
    ["return", "/account/purchase/return/42?status=RETURN", true],
    ["cancel", "/account/purchase/cancelled/42?status=CANCELLED", true],
    ["complaint", "/account/purchase/complaint/42?status=COMPLAINT&complainId=7", true],
    ["refund", "/account/purchase/refund/42?status=REFUND&refundId=7", true],
    ["normal", "/account/purchase/detail?id=42", true],
    ["ticket", "/support/my-questions?id=7", false],
    ["coupon", "/coupon/7", true],
    ["review", "/product/7", true],
    ["shop", "/shop/7", true],
  ])("about a %s links to %s", (type, href, newTab) => {
    expect(notificationTarget(body(type))).toEqual({ href, newTab });
  });

  it("about a variant of a product links to that variant", () => {
    expect(notificationTarget({ ...body("product"), variant_id: 71 })?.href).toBe("/product/7?variant=71");
    expect(notificationTarget(body("product"))?.href).toBe("/product/7");
  });

  it("of an unknown kind links to its order", () => {
    for (const type of ["survey", "", "constructor"]) {
      expect(notificationTarget(body(type))?.href, type).toBe("/account/purchase/detail?id=42");
    }
  });

  it("has no link when the ids it needs are missing", () => {
    for (const type of Object.values(NotificationSource)) {
      // These two have a target without an id: the customer's own document, and the list of followed shops.
      if (type === NotificationSource.identity || type === NotificationSource.shop) continue;
      expect(
        notificationTarget({ source_type: type, source_id: null, order_detail_id: null }),
        type,
      ).toBeNull();
    }
    expect(notificationTarget({ ...body("complaint"), source_id: null })).toBeNull();
    expect(notificationTarget({ ...body("return"), source_id: null })).not.toBeNull();
  });

  it("about several shops links to the followed shops", () => {
    expect(notificationTarget({ ...body("shop"), source_id: null })?.href).toBe("/account/followed-shops");
  });

  it("opens its target, unless that page is already open", () => {
    const bodies = fc.record({
      source_type: fc.constantFrom(...Object.values(NotificationSource)),
      source_id: fc.integer({ min: 1 }),
      order_detail_id: fc.integer({ min: 1 }),
    });
    fc.assert(
      fc.property(bodies, bodies, (pressed, shown) => {
        const target = notificationTarget(pressed);
        const here = notificationTarget(shown);
        expect(notificationOpening(pressed, target?.href ?? "")).toBeNull();
        expect(notificationOpening(pressed, here?.href ?? "")).toEqual(
          target?.href === here?.href ? null : target,
        );
      }),
    );
  });
});
