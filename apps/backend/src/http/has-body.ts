import type { FastifyRequest } from "fastify";

/** Whether a request says that it brings a body. RFC 9112 §6. */
export function hasBody({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}
