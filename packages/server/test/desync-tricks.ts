/** A request that may make two servers disagree on where it ends. */
export interface Trick {
  name: string;
  /** The bytes to send. `path` is the outer request's; `smuggled` is a complete request that no server may parse as one. */
  bytes: (method: string, path: string, smuggled: string) => string;
  /** Whether it must be refused with any method: 4xx, and the connection is closed. */
  isRefused: boolean;
}

export const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
];

const head = (method: string, path: string, fields: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: localhost", ...fields, "", ""].join("\r\n");
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const END = "0\r\n\r\n";
const CHUNKED = "Transfer-Encoding: chunked";

/** The smuggled request is the body, correctly framed. */
const inBody = (name: string, fields: readonly string[], frame: (body: string) => string): Trick => ({
  name,
  bytes: (method, path, smuggled) => {
    const lengths = fields.map((field) => field.replace("LENGTH", String(smuggled.length)));
    return head(method, path, lengths) + frame(smuggled);
  },
  isRefused: false,
});

/** A Content-Length that covers a final chunk and the smuggled request after it; a parser that reads chunks stops before it. */
const twoLengths = (name: string, coding: readonly string[], isRefused = true): Trick => ({
  name,
  bytes: (method, path, smuggled) =>
    head(method, path, [`Content-Length: ${END.length + smuggled.length}`, ...coding]) + END + smuggled,
  isRefused,
});

/** An invalid Content-Length, or two. */
const wrongLength = (...lengths: string[]): Trick => ({
  name: `a length of ${lengths.join(" and ")}`,
  bytes: (method, path, smuggled) =>
    head(
      method,
      path,
      lengths.map((length) => `Content-Length: ${length}`),
    ) + smuggled,
  isRefused: true,
});

/** Malformed chunks; a lenient parser finds the smuggled request after them. */
const wrongChunks = (name: string, body: (smuggled: string) => string): Trick => ({
  name,
  bytes: (method, path, smuggled) => head(method, path, [CHUNKED]) + body(smuggled),
  isRefused: true,
});

const bodies: Trick[] = [
  inBody("a body in chunks", [CHUNKED], (body) => chunk(body) + END),
  inBody("a body in chunks, in capitals", ["TRANSFER-ENCODING: CHUNKED"], (body) => chunk(body) + END),
  inBody("a body with its length", ["Content-Length: LENGTH"], (body) => body),
  inBody("a length with zeros before it", ["Content-Length: 000LENGTH"], (body) => body),
  inBody(
    "a length that belongs to the connection",
    ["Connection: content-length", "Content-Length: LENGTH"],
    (body) => body,
  ),
  inBody(
    "chunks that belong to the connection",
    ["Connection: transfer-encoding", CHUNKED],
    (body) => chunk(body) + END,
  ),
  inBody(
    "chunks with an extension",
    [CHUNKED],
    (body) => `${body.length.toString(16)};a=b;c="d"\r\n${body}\r\n${END}`,
  ),
  inBody(
    "chunks with a trailer that is a length",
    [CHUNKED],
    (body) => `${chunk(body)}0\r\nContent-Length: 3\r\n\r\n`,
  ),
  inBody("a body that is waited for", ["Expect: 100-continue", "Content-Length: LENGTH"], (body) => body),
  inBody("chunks that are waited for", ["Expect: 100-continue", CHUNKED], (body) => chunk(body) + END),
  inBody(
    "a body beside an upgrade to WebSocket",
    ["Connection: Upgrade", "Upgrade: websocket", "Content-Length: LENGTH"],
    (body) => body,
  ),
  inBody(
    "a body beside an upgrade to HTTP/2",
    [
      "Connection: Upgrade, HTTP2-Settings",
      "Upgrade: h2c",
      "HTTP2-Settings: AAMAAABkAAQAAP__",
      "Content-Length: LENGTH",
    ],
    (body) => body,
  ),
];

const codings: Trick[] = [
  twoLengths("a length and chunks", [CHUNKED]),
  twoLengths("chunks twice", [CHUNKED, CHUNKED]),
  twoLengths("an unknown coding", ["Transfer-Encoding: xchunked"]),
  twoLengths("a coding after the chunks", ["Transfer-Encoding: chunked, identity"]),
  twoLengths("a coding before the chunks", ["Transfer-Encoding: identity, chunked"]),
  twoLengths("packed chunks", ["Transfer-Encoding: gzip, chunked"]),
  twoLengths("chunks with a parameter", ["Transfer-Encoding: chunked;q=1"]),
  twoLengths("quoted chunks", ['Transfer-Encoding: "chunked"']),
  twoLengths("chunks, and another coding in a field of its own", [CHUNKED, "Transfer-Encoding: x"]),
  twoLengths("another coding, and chunks in a field of their own", ["Transfer-Encoding: x", CHUNKED]),
  twoLengths("chunks after a tab", ["Transfer-Encoding:\tchunked"]),
  twoLengths("a space before the colon", ["Transfer-Encoding : chunked"]),
  twoLengths("a folded coding", ["Transfer-Encoding:\r\n chunked"]),
  twoLengths("a vertical tab before the chunks", ["Transfer-Encoding: \x0bchunked"]),
  twoLengths("NUL in the name", ["Transfer-Encoding\0: chunked"]),
  twoLengths("NUL in the value", ["Transfer-Encoding: chun\0ked"]),
  twoLengths("a bare line feed before the coding", [`X: y\n${CHUNKED}`]),
  twoLengths("a bare carriage return before the coding", [`X: y\r${CHUNKED}`]),
  twoLengths("a coding folded into the field before", ["X: y", ` ${CHUNKED}`], false),
  twoLengths("an underscore in the name", ["Transfer_Encoding: chunked"], false),
  {
    name: "a length that ends within the chunks",
    bytes: (method, path, smuggled) =>
      head(method, path, ["Content-Length: 4", CHUNKED]) + chunk(smuggled) + END,
    isRefused: true,
  },
  {
    name: "a length of nothing, and chunks",
    bytes: (method, path, smuggled) =>
      head(method, path, ["Content-Length: 0", CHUNKED]) + chunk(smuggled) + END,
    isRefused: true,
  },
  {
    name: "chunks in HTTP/1.0",
    bytes: (method, path, smuggled) =>
      head(method, path, ["Connection: keep-alive", CHUNKED]).replace("HTTP/1.1", "HTTP/1.0") +
      chunk(smuggled) +
      END,
    isRefused: true,
  },
];

/** Transfer codings without a Content-Length. A server that does not know one may parse the body as the next request. */
const loneCodings: Trick[] = [
  "xchunked",
  "gzip, chunked",
  "identity, chunked",
  "chunked, chunked",
  "identity",
].map((coding) => ({
  name: `Transfer-Encoding: ${coding}`,
  bytes: (method, path, smuggled) =>
    head(method, path, [`Transfer-Encoding: ${coding}`]) + chunk(smuggled) + END,
  isRefused: true,
}));

const lengths: Trick[] = [
  wrongLength("0", "5"),
  wrongLength("5", "0"),
  wrongLength("5, 0"),
  wrongLength("+5"),
  wrongLength("-1"),
  wrongLength("0x5"),
  wrongLength("5 0"),
  wrongLength("99999999999999999999999"),
];

const chunks: Trick[] = [
  wrongChunks("a chunk of a size that is no number", (smuggled) => `zz\r\n${END}${smuggled}`),
  wrongChunks("a chunk of a negative size", (smuggled) => `-1\r\n\r\n${END}${smuggled}`),
  wrongChunks("a chunk of a size with 0x", (smuggled) => `0x0\r\n\r\n${smuggled}`),
  wrongChunks("a chunk of a size beyond 64 bits", (smuggled) => `10000000000000000\r\n\r\n${smuggled}`),
  wrongChunks("a chunk longer than its size", (smuggled) => `2\r\nabcd\r\n${END}${smuggled}`),
  wrongChunks("a chunk without an end", (smuggled) => `2\r\nab${END}${smuggled}`),
  wrongChunks("a bare line feed after the size", (smuggled) => `2\nab\n0\n\n${smuggled}`),
  wrongChunks("a bare line feed in an extension", (smuggled) => `2;\nab\r\n${END}${smuggled}`),
  wrongChunks("a bare carriage return after the size", (smuggled) => `2\rab\r\n${END}${smuggled}`),
  wrongChunks("a space before the size", (smuggled) => ` 0\r\n\r\n${smuggled}`),
];

const heads: Trick[] = [
  {
    name: "bare line feeds",
    bytes: (method, path, smuggled) =>
      `${method} ${path} HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${smuggled}`,
    isRefused: true,
  },
  {
    name: "two hosts",
    bytes: (method, path) => head(method, path, ["Host: elsewhere", "Connection: close"]),
    isRefused: true,
  },
  {
    name: "an unknown expectation",
    bytes: (method, path, smuggled) =>
      head(method, path, ["Expect: tea", `Content-Length: ${smuggled.length}`]) + smuggled,
    isRefused: true,
  },
  {
    name: "another server's address",
    bytes: (method, path) => head(method, `http://elsewhere${path}`, ["Connection: close"]),
    isRefused: true,
  },
  {
    name: "an address with a line feed in it",
    bytes: (method, path) => head(method, `${path}\nX: y`, ["Connection: close"]),
    isRefused: true,
  },
  {
    name: "requests one after the other without waiting",
    bytes: (method, path) =>
      head(method, path, []) +
      head("GET", `${path}/next`, []) +
      head("GET", `${path}/last`, ["Connection: close"]),
    isRefused: false,
  },
  {
    name: "a request after an upgrade",
    bytes: (method, path) =>
      head(method, path, ["Connection: Upgrade", "Upgrade: websocket"]) +
      head("GET", `${path}/next`, ["Connection: close"]),
    isRefused: false,
  },
  {
    name: "a tunnel",
    bytes: (_method, path) =>
      head("CONNECT", "localhost:80", []) + head("GET", `${path}/next`, ["Connection: close"]),
    isRefused: false,
  },
  {
    name: "a body that is answered before its end",
    bytes: (method, path, smuggled) => head(method, `${path}/early`, ["Content-Length: 100000"]) + smuggled,
    isRefused: false,
  },
  {
    name: "chunks that are answered before their end",
    bytes: (method, path, smuggled) => head(method, `${path}/early`, [CHUNKED]) + chunk(smuggled),
    isRefused: false,
  },
];

export const tricks: Trick[] = [...bodies, ...codings, ...loneCodings, ...lengths, ...chunks, ...heads];
