import type { Answer, OperationId, PathParams, Query, RequestBody, operations } from "@sen/api";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import type { Customer, Session } from "../signed-in.ts";
import type { Services } from "../services.ts";
import type { Locale } from "../texts/messages.ts";

/** Header parameters of an operation, by their names in the contract, lowercased as Node does. */
type Headers<Id extends OperationId> =
  NonNullable<operations[Id]["parameters"]["header"]> extends infer Declared
    ? { [Name in keyof Declared & string as Lowercase<Name>]: Declared[Name] }
    : never;

/** Parameters with a default in the contract are always set: validation fills them in. */
type Filled<Parameters, WithDefault extends string> = Parameters & {
  [Name in keyof Parameters & WithDefault]-?: NonNullable<Parameters[Name]>;
};

/** Query parameters that have a default in every operation. */
type DefaultedQuery = "page" | "per_page" | "sort_by";

/** A request as an operation sees it, validated against the contract. */
export interface OperationContext<Id extends OperationId> extends Services {
  /** The signed-in customer. If the operation takes no token and none was sent, reading it throws a 401. */
  readonly customer: Customer;
  /** The customer's session; throws like `customer`. */
  readonly session: Session;
  /** The signed-in customer if the token is optional; null without one. */
  visitor: Customer | null;
  params: PathParams<Id>;
  query: Filled<Query<Id>, DefaultedQuery>;
  body: RequestBody<Id>;
  headers: Headers<Id>;
  locale: Locale;
  log: FastifyBaseLogger;
  /** For operations that stream a file. */
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An operation's result: the body of the contract's 200, or a stream for a file. */
type OperationAnswer<Id extends OperationId> = [Answer<Id>] extends [never] ? Readable : FileOr<Answer<Id>>;
type FileOr<Body> = Body extends string | Blob ? Readable : Body;

/** The implementation of one `operationId` of the contract. */
export type Operation<Id extends OperationId> = (
  context: OperationContext<Id>,
) => Promise<OperationAnswer<Id>>;

/** All operations by id. */
export type Operations = { [Id in OperationId]: Operation<Id> };
