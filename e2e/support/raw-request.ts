import { connect } from "node:net";
import { shopUrl } from "./api.ts";

/** Sends raw lines that no HTTP client would send, and returns the status; 0 without a response. */
export function rawStatus(...lines: string[]): Promise<number> {
  const { hostname, port } = new URL(shopUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    socket.on("error", reject).on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)));
    socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  });
}
