import { connect } from "node:net";
import { METHODS, tricks, type Trick } from "./desync-tricks.ts";

/** A trick as it was sent with one method, and what came back on its connection. */
export interface Exchange {
  trick: Trick;
  method: string;
  /** The path of the request's own, and of the one in it. */
  path: string;
  smuggledPath: string;
  received: string;
  isClosed: boolean;
}

/** Connections at a time. */
const AT_A_TIME = 40;
/** Silence after an answer, and before any, after which nothing more is expected; in ms. */
const SILENCE_MS = 80;
const MAX_WAIT_MS = 1_500;
/** The longest wait for what must come, on a busy machine: a refusal and the end of its connection, the answer to a plain body. */
const REFUSAL_MS = 60_000;

/**
 * Sends every trick with every method to a server of this machine, each on a connection of its own.
 *
 * @param refuses the server is to end the connection of each trick that must be refused: that is waited for
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
      // A refusal is followed by the end of the connection.
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
