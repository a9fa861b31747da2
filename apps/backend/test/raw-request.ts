import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A request that is written by hand, byte by byte if necessary. */
export interface RawRequest {
  socket: Socket;
  /** What has been received so far. */
  received: () => string;
  /** Resolves when the connection closes, with the milliseconds since it was opened. */
  ended: Promise<number>;
}

/** Opens a connection and writes the start of a request, or nothing. */
export async function beginRequest(port: number, beginning: string | Buffer = ""): Promise<RawRequest> {
  const started = performance.now();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: false });
  let text = "";
  socket.setEncoding("latin1").on("data", (piece: string) => (text += piece));
  socket.on("error", () => undefined);
  const ended = new Promise<number>((resolve) => {
    socket.once("close", () => resolve(performance.now() - started));
  });
  await once(socket, "connect");
  if (beginning.length > 0) socket.write(beginning);
  return { socket, received: () => text, ended };
}

/** The head of a `POST` with a body of this many bytes. */
export function postHead(path: string, length: number, contentType = "application/json"): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${contentType}\r\nContent-Length: ${length}\r\n\r\n`;
}

/** The start of an upload, including the first bytes of its file. */
export function uploadHead(length = 1_000_000): string {
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  return postHead("/api/v1/media", length, "multipart/form-data; boundary=x") + part + "\xff\xd8\xff\xe0";
}

/** Writes pieces one by one with pauses, until all are sent or the connection closes. */
export async function drip(
  { socket }: RawRequest,
  pieces: number,
  piece: Buffer,
  everyMs: number,
): Promise<void> {
  for (let index = 0; index < pieces && !socket.destroyed; index++) {
    socket.write(piece);
    await pause(everyMs);
  }
}
