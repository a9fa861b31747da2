import type { FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";
import type { Config } from "../src/config.ts";
import { buildServer } from "../src/server.ts";
import { answerCheck } from "./answer-check.ts";
import type { TestShop } from "./shop.ts";

/** A second server on the shop's database and disk, with its own settings. */
export interface SecondServer {
  app: FastifyInstance;
  port: number;
}

/** Starts a second server that listens on a free port. The caller closes it. */
export async function secondServer(
  { config, db, adapters }: TestShop,
  change: Partial<Config> = {},
): Promise<SecondServer> {
  const app = await buildServer({
    config: { ...config, ...change },
    db,
    adapters,
    checkAnswer: await answerCheck(),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, port: (app.server.address() as AddressInfo).port };
}
