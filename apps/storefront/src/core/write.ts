import type { ErrorEnvelope, paths } from "@sen/api";
import { fetchSender } from "./api.ts";

type Method = "POST" | "PUT" | "DELETE";

/** The method and path of a write, as in the contract: `POST /carts`. */
export type WriteOperation = {
  [Path in keyof paths]: {
    [One in Method]: paths[Path] extends Record<Lowercase<One>, object> ? `${One} ${Path}` : never;
  }[Method];
}[keyof paths];

type Described<One extends WriteOperation> =
  One extends `${infer Verb} ${infer Path extends keyof paths & string}`
    ? paths[Path][Lowercase<Verb> & keyof paths[Path]]
    : never;
type PathPart<Call> = Call extends { parameters: { path: infer Path } } ? { path: Path } : object;
type QueryPart<Call> = Call extends { parameters: { query: infer Query } } ? { query: Query } : object;
type BodyPart<Call> = Call extends { requestBody: { content: infer Types } }
  ? { body: Types[keyof Types] }
  : object;

export type WriteInput<One extends WriteOperation> = PathPart<Described<One>> &
  QueryPart<Described<One>> &
  BodyPart<Described<One>> &
  WriteOptions;

export interface WriteOptions {
  /** Idempotency key of an intent with its own name. By default it is derived from the write itself. */
  key?: string;
  challengeAnswer?: string;
  /** The request completes even if the page is left. */
  keepalive?: boolean;
}

/** The success response of an operation: the whole envelope. */
export type WriteAnswer<One extends WriteOperation> =
  Described<One> extends {
    responses: { 200: { content: infer Types } };
  }
    ? Types[keyof Types]
    : never;

/** The result of a write: its response, or why it was refused. */
export type Result<Data> =
  { ok: true; data: Data; refusal?: never } | { ok: false; data?: never; refusal: ErrorEnvelope };

/** What a form gets from a write: the refusal, or null on success. */
export type Refused = Promise<ErrorEnvelope | null>;

/**
 * Sends a write: `write("POST /orders/{id}/cancel", { path: { id }, body })`. Success is decided by the response body, by the
 * operation's own rule (spec §7). A lost response is retried once under the same idempotency key; the same write repeated by
 * the customer uses that key too. Rejects only if no response arrives.
 */
export const write = <One extends WriteOperation>(
  operation: One,
  ...[input]: object extends WriteInput<One> ? [WriteInput<One>?] : [WriteInput<One>]
): Promise<Result<WriteAnswer<One>>> => send(operation, input);

/** `write` for callers that are generic in the operation. */
export async function send<One extends WriteOperation>(
  operation: One,
  input: WriteInput<One> | undefined,
): Promise<Result<WriteAnswer<One>>> {
  const { sendWrite } = await fetchSender();
  return (await sendWrite(operation, input ?? {})) as Result<WriteAnswer<One>>;
}

/** Turns a write into a form's result, after `then` has handled its response. */
export async function written<Data>(
  writing: Promise<Result<Data>>,
  then: (data: Data) => unknown = () => undefined,
): Refused {
  const { ok, data, refusal } = await writing;
  if (!ok) return refusal;
  await then(data);
  return null;
}

/** The data of a write's response. Throws a refusal, which SWR handles like a network error. */
export async function answered<Data>(writing: Promise<Result<{ data: Data }>>): Promise<Data> {
  const { data, refusal } = await writing;
  if (refusal) throw refusal as unknown;
  return data.data;
}

/** Turns a lost response into a refusal: whatever was thrown takes its place. Never rejects. */
export const settleToResult = <Data>(
  writing: Promise<Result<Data>>,
): Promise<Result<Data> | { ok: false; data?: never; refusal: unknown }> =>
  writing.catch((lost: unknown) => ({ ok: false, refusal: lost }));
