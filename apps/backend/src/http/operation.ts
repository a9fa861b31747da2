import type { Answer, OperationId, PathParams, Query, RequestBody, operations } from "@sen/api";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import type { Customer, Session } from "../signed-in.ts";
import type { Services } from "../services.ts";
import type { Locale } from "../texts/messages.ts";

/** Header parameters of an operation, by their names in the contract, lower case as Node hands them over. */
type Headers<Id extends OperationId> =
  NonNullable<operations[Id]["parameters"]["header"]> extends infer Declared
    ? { [Name in keyof Declared & string as Lowercase<Name>]: Declared[Name] }
    : never;

/** Parameters that the contract gives a default are always there: validation fills them in. */
type Filled<Parameters, WithDefault extends string> = Parameters & {
  [Name in keyof Parameters & WithDefault]-?: NonNullable<Parameters[Name]>;
};

/** Query parameters that have a default wherever they occur. */
type DefaultedQuery = "page" | "per_page" | "sort_by";

/** All that an operation gets to know of one request; it is validated against the contract before. */
export interface OperationContext<Id extends OperationId> extends Services {
  /** The signed-in customer. Where the contract asks for no token and none is sent, reading it answers 401. */
  readonly customer: Customer;
  /** Where that customer is signed in; like `customer` where the contract asks for no token. */
  readonly session: Session;
  /** The signed-in customer where a token is optional; null without one. */
  visitor: Customer | null;
  params: PathParams<Id>;
  query: Filled<Query<Id>, DefaultedQuery>;
  body: RequestBody<Id>;
  headers: Headers<Id>;
  locale: Locale;
  log: FastifyBaseLogger;
  /** For the few operations that stream a file. */
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What an operation answers: the contract's 200, or a stream where the contract has a file. */
type OperationAnswer<Id extends OperationId> = [Answer<Id>] extends [never] ? Readable : FileOr<Answer<Id>>;
type FileOr<Body> = Body extends string | Blob ? Readable : Body;

/** The code behind one `operationId` of the contract. */
export type Operation<Id extends OperationId> = (
  context: OperationContext<Id>,
) => Promise<OperationAnswer<Id>>;

/** Operations by their ids. */
export type Operations = { [Id in OperationId]: Operation<Id> };
