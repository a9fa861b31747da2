import { expect, it } from "vitest";
import { contract, operationsOf } from "./contract.ts";
import { workKindOf } from "./work-kinds.ts";

const routes = operationsOf(contract);

it("every operation of the contract is a kind of work", () => {
  expect([...routes.keys()].filter((id) => workKindOf(id) === undefined)).toEqual([]);
});

it("nothing that wants a token waits with those who browse or search", () => {
  const signedIn = [...routes].flatMap(([id, { security }]) => (security === "required" ? [id] : []));
  expect(signedIn.filter((id) => ["browsing", "searching"].includes(workKindOf(id) ?? ""))).toEqual([]);
});

it("each step of buying is buying", () => {
  const steps = ["addToCart", "listCart", "checkout", "listAddresses", "listShippingMethods", "createOrder"];
  expect(new Set(steps.map(workKindOf))).toEqual(new Set(["buying"]));
});
