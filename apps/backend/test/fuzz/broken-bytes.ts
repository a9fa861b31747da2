import fc, { type Arbitrary } from "fast-check";

const rows: readonly string[] = [
  "GET /api/v1/malls?page=1 HTTP/1.1",
  "Host: localhost",
  "Connection: close",
  "lang: en",
  "Authorization: ",
];

const oddities: readonly string[] = [
  "\0",
  "\n",
  "\r",
  "\r\n",
  "\r\n\r\n",
  " ",
  "\t",
  ":",
  ",",
  "%",
  "/../",
  "//",
  "\\",
  "#",
  "\u00ff",
  "x".repeat(9_000),
  "x".repeat(17_000),
  "HTTP/2.0",
  "HTTP/0.9",
  "TRACE ",
  "CONNECT ",
  "http://evil.example",
  "Host: b\r\n",
  "Expect: 100-continue\r\n",
  "Expect: tea\r\n",
  "Upgrade: h2c\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Transfer-Encoding: chunked, identity\r\n",
  "Content-Length: 5\r\n",
  "Content-Length: -5\r\n",
  "Content-Length: 99999999999999999999\r\n",
];

/** A request with bytes cut out and others inserted, so that it may no longer be valid HTTP. */
export const brokenBytes: Arbitrary<Buffer> = fc
  .array(
    fc.record({
      at: fc.nat(400),
      cut: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(40) }),
      put: fc.oneof(fc.constantFrom(...oddities), fc.string({ unit: "binary-ascii", maxLength: 6 })),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((changes) =>
    changes.reduce(
      (text, { at, cut, put }) => {
        const place = at % text.length;
        return text.slice(0, place) + put + text.slice(place + cut);
      },
      [...rows, "", ""].join("\r\n"),
    ),
  )
  .map((text) => Buffer.from(text, "latin1"));
