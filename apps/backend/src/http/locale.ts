import type { FastifyRequest } from "fastify";
import type { Locale } from "../texts/messages.ts";

/** The language of the `lang` header: English, or Vietnamese by default. */
export function localeOf(request: Pick<FastifyRequest, "headers">): Locale {
  return request.headers.lang === "en" ? "en" : "vi";
}
