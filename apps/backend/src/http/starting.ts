import { listenFailure } from "@sen/server";
import { createServer, type ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import { unavailable } from "../errors/errors.ts";
import { errorEnvelope } from "./error-answer.ts";

/** Retry-After, in seconds. */
const RETRY_SECONDS = 5;

/** The progress of the startup. */
export interface StartProgress {
  /** One line for those who wait. */
  text: string;
  /** Changes whenever there is progress, even if the text stays the same. */
  beat: number;
}

/** The server that responds while the program starts. */
export interface Starting {
  /** Sets the status in `/readyz`, with its progress if known, so that a waiting process sees that something is happening. */
  waitsFor: (status: string, progress?: StartProgress) => void;
  /** Closes it, to free the port for the actual server. */
  end: () => Promise<void>;
}

/**
 * Listens while the database is being opened: `/livez` returns 200, `/readyz` 503 with the current status, and everything else a 503
 * envelope. Throws a `StartFailure` if the port is taken.
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
