import type { Config } from "../config.ts";
import { createAdapters } from "../create-adapters.ts";
import type { Database } from "../database/connect.ts";
import type { Demonstration } from "../ports/demonstration.ts";
import { silent, type OperatorContext } from "./operator-context.ts";

/** Opens the configured shop for its staff. `now` is the current time unless the caller changes it. */
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
