import type { ErrorEnvelope, paths } from "@sen/api";
import { fetchSender } from "./api.ts";

type Method = "POST" | "PUT" | "DELETE";

/** The method and the path of a call that changes something, as the contract writes them: `POST /carts`. */
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

/** What an operation is sent. */
export type WriteInput<One extends WriteOperation> = PathPart<Described<One>> &
  QueryPart<Described<One>> &
  BodyPart<Described<One>> &
  WriteOptions;

export interface WriteOptions {
  /** The idempotency key of an intent that has a name of its own. By default the change itself names it. */
  key?: string;
  /** The solution of the challenge that came before. */
  challengeAnswer?: string;
  /** It arrives also when the page is left meanwhile. */
  keepalive?: boolean;
}

/** What an operation answers when it went well: the whole envelope. */
export type WriteAnswer<One extends WriteOperation> =
  Described<One> extends {
    responses: { 200: { content: infer Types } };
  }
    ? Types[keyof Types]
    : never;

/** How a change went: what it made, or why it was refused. */
export type Result<Data> =
  { ok: true; data: Data; refusal?: never } | { ok: false; data?: never; refusal: ErrorEnvelope };

/** What a form is told of a change: nothing when it is made. */
export type Refused = Promise<ErrorEnvelope | null>;

/**
 * Changes something: `write("POST /orders/{id}/cancel", { path: { id }, body })`. It went well when the answer's body says so by
 * the operation's own rule (spec §7). An answer that is lost is asked for once more, under the same idempotency key; the same
 * change asked for again by the customer goes under it too. Rejects only when no answer came.
 */
export const write = <One extends WriteOperation>(
  operation: One,
  ...[input]: object extends WriteInput<One> ? [WriteInput<One>?] : [WriteInput<One>]
): Promise<Result<WriteAnswer<One>>> => send(operation, input);

/** The same for callers that are generic in the operation. */
export async function send<One extends WriteOperation>(
  operation: One,
  input: WriteInput<One> | undefined,
): Promise<Result<WriteAnswer<One>>> {
  const { sendWrite } = await fetchSender();
  return (await sendWrite(operation, input ?? {})) as Result<WriteAnswer<One>>;
}

/** What a form is told of a change, once what is done with its answer is done. */
export async function written<Data>(
  writing: Promise<Result<Data>>,
  then: (data: Data) => unknown = () => undefined,
): Refused {
  const { ok, data, refusal } = await writing;
  if (!ok) return refusal;
  await then(data);
  return null;
}

/** The data of an answer. Throws the refusal: SWR takes one as it takes a lost answer. */
export async function answered<Data>(writing: Promise<Result<{ data: Data }>>): Promise<Data> {
  const { data, refusal } = await writing;
  if (refusal) throw refusal as unknown;
  return data.data;
}

/**
 * Waits for a step of a case, then for what it changes on the page. A refusal often means that the case has moved
 * meanwhile (another tab, the shop, the clock): either way the page shows what is true now.
 */
export async function settled(writing: Promise<Result<unknown>>, refresh: () => Promise<unknown>): Refused {
  const { refusal } = await writing;
  await refresh();
  return refusal ?? null;
}

/** A change whose answer may be lost: what was thrown then stands in the place of a refusal. Never rejects. */
export const attempted = <Data>(
  writing: Promise<Result<Data>>,
): Promise<Result<Data> | { ok: false; data?: never; refusal: unknown }> =>
  writing.catch((lost: unknown) => ({ ok: false, refusal: lost }));

/**
 * For what may not be sent twice, such as a code: it counts as made also where its answer was lost or a later one refused, if
 * the shop shows that it is. Then there is no data.
 *
 * @param isMade asks the shop
 */
export async function foundMade<Data>(
  writing: Promise<Result<Data>>,
  isMade: () => Promise<boolean>,
): Promise<Result<Data | null>> {
  const made = { ok: true, data: null } as const;
  const result = await writing.catch(async (lost: unknown) => {
    if (await isMade()) return made;
    throw lost;
  });
  return result.ok || !(await isMade()) ? result : made;
}
