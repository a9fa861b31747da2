import type { operations } from "./schema.gen.ts";

/** Name of an operation, as the contract spells it. */
export type OperationId = keyof operations;

type Content<Body> = Body extends { content: infer Types } ? Types[keyof Types] : never;

/** What an operation answers when all went well: the whole envelope. */
export type Answer<Id extends OperationId> = operations[Id] extends { responses: { 200: infer Body } }
  ? Content<Body>
  : never;

/** What an operation's `data` holds. */
export type AnswerData<Id extends OperationId> = Answer<Id> extends { data: infer Data } ? Data : never;

/** What an operation is sent. */
export type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? Content<NonNullable<Body>>
  : never;

/** An operation's query parameters. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** An operation's path parameters. */
export type PathParams<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["path"]>;
