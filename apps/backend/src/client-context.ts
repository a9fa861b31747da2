import type { WorkKind } from "@sen/config";
import { AsyncLocalStorage } from "node:async_hooks";

/** For whom work is done. */
export interface ClientContext {
  /** The customer who is signed in, else the address that the request comes from. */
  client: string;
  /** Whose connections it takes. @default "account" */
  kind?: WorkKind;
  /** Whether it has had a connection. What has begun is finished: it waits longer for the next one. */
  hasBegun?: boolean;
}

const context = new AsyncLocalStorage<ClientContext | undefined>();

/** Runs work on behalf of a client: limits count it to them, however deep below it is done. */
export function runForClient<Result>(client: ClientContext, work: () => Result): Result {
  return context.run(client, work);
}

/** Runs work of the shop itself that a request happens to begin, such as opening what is shared with the next ones. */
export function runForShop<Result>(work: () => Result): Result {
  return context.run(undefined, work);
}

/** The client of the request that is being answered; null in what the shop does of itself, such as jobs. */
export function currentClient(): string | null {
  return context.getStore()?.client ?? null;
}

/** What is being done, and for whom; undefined in what the shop does of itself. */
export const currentContext = (): ClientContext | undefined => context.getStore();

/** How a customer is named as a client. */
export const clientOfCustomer = (customerId: number): string => `customer:${customerId}`;

/** Counts what follows to a customer instead of the address. Without a request it does nothing. */
export function setCurrentCustomer(customerId: number): void {
  const store = context.getStore();
  if (store) store.client = clientOfCustomer(customerId);
}
