import { refuseBackend } from "@sen/config";
import type { Clock } from "./ports/clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { StartFailure } from "./database/failure.ts";
import { rememberShopMode } from "./database/shop-mode.ts";

/**
 * Throws with every reason why this must not open as a real shop. If there is none and `SEN_MODE` is production, marks the database as a
 * real shop's for good. A demonstration always passes.
 */
export async function assertProductionReady(
  { settings, esms, smtp, carrier }: Config,
  db: Database,
  clock: Clock,
): Promise<void> {
  if (settings.SEN_MODE !== "production") return;
  const reasons = refuseBackend(settings, {
    isPaymentSimulated: settings.PAYMENT_GATEWAYS.includes("simulated"),
    areMessagesSimulated: esms === null || smtp === null,
    isCarrierSimulated: carrier === "simulated",
  });
  if (reasons.length > 0) {
    const lines = reasons.map((reason) => `- ${reason}`);
    throw new StartFailure(
      ["SEN_MODE is production, but this shop is not ready to open:", ...lines].join("\n"),
    );
  }
  await rememberShopMode(db, "production", clock.now());
}
