/** The contract's `message_code` for statuses that any request may get; any other status is a `BAD_REQUEST`. */
const codes = {
  405: "METHOD_NOT_ALLOWED",
  408: "REQUEST_TIMEOUT",
  413: "BODY_TOO_LARGE",
  414: "URL_TOO_LONG",
  415: "UNSUPPORTED_BODY",
  417: "EXPECTATION_FAILED",
  429: "TOO_MANY_REQUESTS",
  431: "HEADERS_TOO_LARGE",
  503: "SERVICE_UNAVAILABLE",
} as const;

export type RefusalCode = (typeof codes)[keyof typeof codes] | "BAD_REQUEST";

const isKnown = (status: number): status is keyof typeof codes => Object.hasOwn(codes, status);

/** A refusal without field errors: the request itself is invalid, or the server cannot respond now. */
export class RefusedRequest extends Error {
  override readonly name = "RefusedRequest";
  /** The HTTP status. */
  readonly status: number;
  readonly messageCode: RefusalCode;

  constructor(status = 400) {
    const messageCode = isKnown(status) ? codes[status] : "BAD_REQUEST";
    super(messageCode);
    this.status = status;
    this.messageCode = messageCode;
  }

  /** The contract's envelope. Without a message, the client translates the code itself. */
  envelope(message = "") {
    return { code: this.status, status: 0, message, message_code: this.messageCode, data: null } as const;
  }
}
