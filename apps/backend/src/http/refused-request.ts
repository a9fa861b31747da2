import type { MessageCode } from "../texts/messages.ts";

/** What a request is refused with that HTTP itself does not allow, or that nothing here understands. */
const refusals: Record<number, MessageCode> = {
  408: "REQUEST_TIMEOUT",
  413: "BODY_TOO_LARGE",
  414: "URL_TOO_LONG",
  415: "UNSUPPORTED_BODY",
  417: "EXPECTATION_FAILED",
  429: "TOO_MANY_REQUESTS",
  431: "HEADERS_TOO_LARGE",
};

/** A 4xx without a field: the request itself is wrong, whatever it asks for. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly messageCode: MessageCode;

  constructor(status = 400) {
    const messageCode = refusals[status] ?? "BAD_REQUEST";
    super(messageCode);
    this.name = "RefusedRequest";
    this.status = status;
    this.messageCode = messageCode;
  }
}
