import type { Config } from "../config.ts";
import { createAdapters } from "../create-adapters.ts";
import type { Database } from "../database/connect.ts";
import type { Demonstration } from "../ports/demonstration.ts";
import type { OperatorContext } from "./operator-context.ts";

const silent = { info: () => undefined, warn: () => undefined };

/** Opens the shop that the settings name for its staff. It acts now, until it is given another moment. */
export function openOperatorContext(
  config: Config,
  db: Database,
  demonstration: Demonstration | null,
): OperatorContext {
  const { carrier, mediaStorage, paymentGateways, videoTool } = createAdapters(
    config,
    silent,
    db,
    demonstration,
  );
  return { db, config, carrier, mediaStorage, paymentGateways, videoTool, now: new Date() };
}
