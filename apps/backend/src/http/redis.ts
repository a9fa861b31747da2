import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import { reasonOf } from "../database/unavailable.ts";

/** Longest wait for a connection and for an answer, in milliseconds: a limit is never what a request waits for. */
const LONGEST_MS = 500;

/** Opens the shop's Redis; null where it has none. One that is away is looked for until it is back. */
export async function openRedis(
  url: string | undefined,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<Redis | null> {
  if (url === undefined) return null;
  const { Redis } = await import("ioredis");
  const redis = new Redis(url, {
    connectTimeout: LONGEST_MS,
    commandTimeout: LONGEST_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    lazyConnect: true,
  });
  redis.on("error", (error: Error) => log.warn({ reason: reasonOf(error) }, "Redis does not respond"));
  await redis.connect().catch(() => undefined); // It is tried again.
  return redis;
}
