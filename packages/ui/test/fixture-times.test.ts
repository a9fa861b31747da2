import { describe, expect, it } from "vitest";
import * as complaints from "../src/fixtures/aftersales/complaints.ts";
import * as orders from "../src/fixtures/aftersales/order-detail.ts";
import * as refunds from "../src/fixtures/aftersales/refunds.ts";
import * as returns from "../src/fixtures/aftersales/returns.ts";

/** Names of times in the past. Deadlines and expected days may be in the future. */
const HAPPENED = /^(create_at|created_at|customer_proof_at|request_evidence_at|paid_back_at)$/;

/** The past times in a value at any depth, with their paths. */
function momentsIn(value: unknown, at = ""): (readonly [string, string])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    HAPPENED.test(name) && typeof inner === "string"
      ? [[`${at}.${name}`, inner] as const]
      : momentsIn(inner, `${at}.${name}`),
  );
}

const cases = [complaints, orders, refunds, returns]
  .flatMap((module) => Object.entries(module))
  .filter(([, value]) => "now" in value);

describe("an order in the fixtures", () => {
  it.each(cases)("%s: has no event before it was placed or after now", (_, detail) => {
    const { created_at: placed } = "order" in detail ? detail.order : detail;
    const wrong = momentsIn(detail).filter(([, time]) => time < placed || time > detail.now);
    expect(wrong).toEqual([]);
  });

  it.each(cases)("%s: has its date in its code", (_, detail) => {
    const { code, created_at } = "order" in detail ? detail.order : detail;
    expect(code).toContain(created_at.slice(2, 10).replaceAll("-", ""));
  });
});
