import { listenFailure } from "@sen/server";
import { createServer, type ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import { unavailable } from "../errors/errors.ts";
import { errorEnvelope } from "./error-answer.ts";

/** Seconds after which it is worth trying again. */
const RETRY_SECONDS = 5;

/** How far a start is. */
export interface StartProgress {
  /** In a line, for who waits for it. */
  text: string;
  /** Another number whenever something has moved, also where the line is the same. */
  beat: number;
}

/** A program that is starting, for those who ask it already. */
export interface Starting {
  /** What `/readyz` says it waits for; with how far that is, where it can be told: who waits sees by it that something moves. */
  waitsFor: (status: string, progress?: StartProgress) => void;
  /** Leaves the port to the server itself. */
  end: () => Promise<void>;
}

/**
 * Listens while the database is opened: `/livez` answers 200, `/readyz` 503 with what is waited for, and everything else 503
 * in the envelope. Throws a `StartFailure` when the port is another program's.
 */
export async function answerWhileStarting({ port, host }: Pick<Config, "port" | "host">): Promise<Starting> {
  let told: { status: string; progress?: StartProgress } = { status: "starting" };
  const server = createServer((request, response) => {
    const path = request.url?.split("?")[0];
    if (path === "/livez") send(response, 200, { status: "ok" });
    else if (path === "/readyz") send(response, 503, told);
    else send(response, 503, errorEnvelope(unavailable("SERVICE_UNAVAILABLE", RETRY_SECONDS), "vi"));
  });
  server.on("checkContinue", (_request, response) => send(response, 503, told));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, port)));
    server.listen({ port, host }, resolve);
  });
  return {
    waitsFor: (status, progress) => {
      told = { status, ...(progress && { progress }) };
    },
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  response.setHeader("connection", "close");
  if (status === 503) response.setHeader("retry-after", RETRY_SECONDS);
  response.end(JSON.stringify(body));
}
