import { connect } from "node:net";

/** What a server writes back to bytes that need not be HTTP. */
export interface RawAnswer {
  /** Of the last answer; 0 where the connection was closed without one. */
  status: number;
  headers: string;
  body: string;
}

/** Longest wait for a server to close the connection that it is told to close. */
const WAIT_MS = 5_000;

/** Sends bytes as they are, and reads until the server closes. Fails where it answers nothing and keeps the connection. */
export function rawRequest(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve(read(text)));
    socket.setTimeout(WAIT_MS, () => {
      socket.destroy();
      if (text === "") {
        reject(new Error(`No answer within ${WAIT_MS} ms to ${JSON.stringify(String(bytes)).slice(0, 300)}`));
      }
    });
    socket.write(bytes);
  });
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
