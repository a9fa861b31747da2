import type { FastifyRequest } from "fastify";
import type { Locale } from "../texts/messages.ts";

/** The language of the `lang` header; Vietnamese unless it is one that we support. */
export function localeOf(request: Pick<FastifyRequest, "headers">): Locale {
  return request.headers.lang === "en" ? "en" : "vi";
}
