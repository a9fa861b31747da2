import { beginRequest } from "./raw-request.ts";

/** A server's response to bytes that need not be HTTP. */
export interface RawAnswer {
  /** The status of the last response; 0 if the connection was closed without one. */
  status: number;
  headers: string;
  body: string;
}

/** How long the server may take to close the connection, in ms. After that it counts as hanging. */
const WAIT_MS = 300_000;

/** Sends raw bytes, and reads until the server closes the connection, which the bytes must request. */
export async function rawRequest(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const { socket, received, ended } = await beginRequest(port, bytes);
  const hung = setTimeout(() => {
    socket.destroy(
      new Error(`The connection is still open after ${WAIT_MS} ms: ${received().slice(0, 300)}`),
    );
  }, WAIT_MS);
  await ended;
  clearTimeout(hung);
  const error: NodeJS.ErrnoException | null = socket.errored;
  // A server that refuses a request does not read the rest of it.
  if (error && error.code !== "ECONNRESET" && error.code !== "EPIPE") throw error;
  return read(Buffer.from(received(), "latin1").toString());
}

function read(text: string): RawAnswer {
  const start = text.lastIndexOf("HTTP/1.1 ");
  const [headers = "", ...body] = text.slice(Math.max(0, start)).split("\r\n\r\n");
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1] ?? 0),
    headers,
    body: body.join("\r\n\r\n"),
  };
}
