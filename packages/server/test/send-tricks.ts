import { connect } from "node:net";
import { METHODS, tricks, type Trick } from "./desync-tricks.ts";

/** A trick sent with one method, and the data received on its connection. */
export interface Exchange {
  trick: Trick;
  method: string;
  /** The path of the outer request, and of the smuggled one. */
  path: string;
  smuggledPath: string;
  received: string;
  isClosed: boolean;
}

/** Concurrent connections. */
const AT_A_TIME = 40;
/** How long to wait for more data after a response, and before any; in ms. */
const SILENCE_MS = 80;
const MAX_WAIT_MS = 1_500;
/** Timeout for what must arrive, even on a busy machine: a refusal and the end of its connection, the response to a plain body. */
const REFUSAL_MS = 60_000;

/**
 * Sends every trick with every method to a local server, each on its own connection.
 *
 * @param refuses whether the server must close the connection of each trick to be refused, which is then awaited
 */
export async function sendTricks(port: number, { refuses = false } = {}): Promise<Exchange[]> {
  const planned = tricks.flatMap((trick, index) =>
    METHODS.map((method) => ({
      trick,
      method,
      path: `/api/v1/trick/${index}-${method}`,
      smuggledPath: `/api/v1/smuggled/${index}-${method}`,
    })),
  );
  const exchanges: Exchange[] = [];
  const next = async (): Promise<void> => {
    for (let plan = planned.pop(); plan; plan = planned.pop()) {
      exchanges.push(await exchange(port, plan, refuses && plan.trick.isRefused));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
  return exchanges;
}

function exchange(
  port: number,
  plan: Pick<Exchange, "trick" | "method" | "path" | "smuggledPath">,
  waitsForEnd: boolean,
): Promise<Exchange> {
  const smuggled = `GET ${plan.smuggledPath} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let received = "";
    let isClosed = true;
    const giveUp = () => {
      isClosed = false;
      socket.destroy();
    };
    const isAnswered = waitsForEnd || plan.trick === tricks[0];
    let silence = setTimeout(giveUp, isAnswered ? REFUSAL_MS : MAX_WAIT_MS);
    socket.setEncoding("latin1").on("data", (piece: string) => {
      received += piece;
      if (waitsForEnd || !/HTTP\/1\.1 [2-5]/.test(received)) return;
      clearTimeout(silence);
      // The server closes the connection after a refusal.
      silence = setTimeout(giveUp, /connection: close/i.test(received) ? MAX_WAIT_MS : SILENCE_MS);
    });
    socket.on("error", () => undefined);
    socket.once("close", () => {
      clearTimeout(silence);
      resolve({ ...plan, received, isClosed });
    });
    socket.write(plan.trick.bytes(plan.method, plan.path, smuggled), "latin1");
  });
}
