import type { FastifyRequest } from "fastify";
import type { Locale } from "../texts/messages.ts";

/** The language that the `lang` header asks for; Vietnamese when it asks for none that we speak. */
export function localeOf(request: Pick<FastifyRequest, "headers">): Locale {
  return request.headers.lang === "en" ? "en" : "vi";
}
