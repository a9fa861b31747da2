import type { OperationId } from "@sen/api";
import { findCustomer } from "../src/modules/customers/customer.ts";
import type { OperationContext } from "../src/http/operation.ts";
import { operations } from "../src/modules/operations.ts";
import { placesOf } from "../src/modules/places/places-of.ts";
import type { TestShop } from "./shop.ts";

/** What an operation is called with. Nothing of it is checked against the contract. */
export interface Unchecked {
  params?: object;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls an operation of a customer without the edge before it, as if a value had got past the contract. */
export async function pastTheEdge(
  { db, clock, adapters, config }: TestShop,
  customerId: number,
  id: OperationId,
  { params = {}, body, headers = {} }: Unchecked,
): Promise<unknown> {
  const customer = await findCustomer(db, customerId);
  const context = {
    ...adapters,
    db,
    clock,
    config,
    places: placesOf(config),
    customer,
    visitor: customer,
    locale: "vi",
    params,
    body,
    headers,
  };
  const operation = operations[id] as unknown as (given: OperationContext<never>) => Promise<unknown>;
  return operation(context as unknown as OperationContext<never>);
}
