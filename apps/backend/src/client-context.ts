import type { WorkKind } from "@sen/config";
import { AsyncLocalStorage } from "node:async_hooks";

/** The client that work is done for. */
export interface ClientContext {
  /** The signed-in customer, else the IP address of the request. */
  client: string;
  /** The kind of work, which decides whose connections it takes. @default "account" */
  kind?: WorkKind;
  /** Whether it has held a connection already. Work in progress waits longer for its next one, so that it can finish. */
  hasBegun?: boolean;
}

const context = new AsyncLocalStorage<ClientContext | undefined>();

/** Runs work on behalf of a client. Limits further down the call stack count it against that client. */
export function runForClient<Result>(client: ClientContext, work: () => Result): Result {
  return context.run(client, work);
}

/** Runs work outside any client's limits, such as opening a connection that later requests share. */
export function runForShop<Result>(work: () => Result): Result {
  return context.run(undefined, work);
}

/** The client of the current request; null for the shop's own work, such as jobs. */
export function currentClient(): string | null {
  return context.getStore()?.client ?? null;
}

/** The current work and its client; undefined for the shop's own work. */
export const currentContext = (): ClientContext | undefined => context.getStore();

/** The client id of a customer. */
export const clientOfCustomer = (customerId: number): string => `customer:${customerId}`;

/** Counts the rest of this request against the customer instead of the IP address. Does nothing outside a request. */
export function setCurrentCustomer(customerId: number): void {
  const store = context.getStore();
  if (store) store.client = clientOfCustomer(customerId);
}
