import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import { reasonOf } from "../database/unavailable.ts";

/** Timeout for connections and commands, in milliseconds: a rate limit must not hold up requests. */
const LONGEST_MS = 500;

/** Connects to the shop's Redis; null if none is configured. Reconnects until it is available. */
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
  await redis.connect().catch(() => undefined); // It reconnects.
  return redis;
}
