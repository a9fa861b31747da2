import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A request that is written by hand, byte by byte if need be. */
export interface RawRequest {
  socket: Socket;
  /** What has come back so far. */
  received: () => string;
  /** When the other side, or the network, ended it: milliseconds since it was begun. */
  ended: Promise<number>;
}

/** Opens a connection and writes the beginning of a request, or nothing. */
export async function beginRequest(port: number, beginning: string | Buffer = ""): Promise<RawRequest> {
  const started = performance.now();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: false });
  let text = "";
  socket.setEncoding("latin1").on("data", (piece: string) => (text += piece));
  socket.on("error", () => undefined);
  const ended = new Promise<number>((resolve) => {
    socket.once("close", () => resolve(performance.now() - started));
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  if (beginning.length > 0) socket.write(beginning);
  return { socket, received: () => text, ended };
}

/** The head of a `POST` with a body of so many bytes. */
export function postHead(path: string, length: number, contentType = "application/json"): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${contentType}\r\nContent-Length: ${length}\r\n\r\n`;
}

/** The beginning of an upload, up to some bytes of its file. */
export function uploadHead(length = 1_000_000): string {
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  return postHead("/api/v1/media", length, "multipart/form-data; boundary=x") + part + "\xff\xd8\xff\xe0";
}

/** Writes pieces one by one, with pauses between, until the connection ends. */
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
