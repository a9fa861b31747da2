import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { contractRoutes } from "./contract.ts";
import { noticePath } from "./gateway-notices.ts";
import { workKindOf, workKindOfRequest } from "./work-kinds.ts";

it("every operation of the contract has a kind of work", () => {
  expect([...contractRoutes.keys()].filter((id) => workKindOf(id) === undefined)).toEqual([]);
});

it("no operation that requires a token counts as browsing or searching", () => {
  const signedIn = [...contractRoutes].flatMap(([id, { security }]) => (security === "required" ? [id] : []));
  expect(signedIn.filter((id) => ["browsing", "searching"].includes(workKindOf(id) ?? ""))).toEqual([]);
});

it("each step of a purchase counts as buying", () => {
  const steps = ["addToCart", "listCart", "checkout", "listAddresses", "listShippingMethods", "createOrder"];
  expect(new Set(steps.map(workKindOf))).toEqual(new Set(["buying"]));
});

it.each([
  [noticePath("vnpay"), "buying"],
  ["/gateway/pay/:token", "buying"],
  ["/carrier/notices/:token", "buying"],
  ["/media/identity/:id/:token", "account"],
  ["/media/catalog/:id/:file", "browsing"],
] as const)("%s, outside of the contract, counts as %s", (url, kind) => {
  const request = { routeOptions: { config: {}, url } } as unknown as FastifyRequest;
  expect(workKindOfRequest(request)).toBe(kind);
});
