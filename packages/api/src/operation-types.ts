import type { operations } from "./schema.gen.ts";

/** Name of an operation in the contract. */
export type OperationId = keyof operations;

type Content<Body> = Body extends { content: infer Types } ? Types[keyof Types] : never;

/** The success response of an operation: the whole envelope. */
export type Answer<Id extends OperationId> = operations[Id] extends { responses: { 200: infer Body } }
  ? Content<Body>
  : never;

/** The `data` of an operation's success response. */
export type AnswerData<Id extends OperationId> = Answer<Id> extends { data: infer Data } ? Data : never;

/** The request body of an operation. */
export type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? Content<NonNullable<Body>>
  : never;

/** An operation's query parameters. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** An operation's path parameters. */
export type PathParams<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["path"]>;
