import { refuseBackend } from "@sen/config";
import type { Adapters } from "./adapters/adapters.ts";
import { hasDemoLogins } from "./commands/demo-logins.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { StartFailure } from "./database/failure.ts";

/** Throws every reason why this must not open as a real shop. */
export async function refuseInProduction(
  { settings }: Config,
  db: Database,
  { paymentGateway, sms, email }: Adapters,
): Promise<void> {
  const reasons = refuseBackend(settings, {
    isPaymentSimulated: paymentGateway.simulation !== null,
    areMessagesSimulated: sms.isSimulated || email.isSimulated,
    hasDemoLogins: settings.SEN_MODE === "production" && (await hasDemoLogins(db)),
  });
  if (reasons.length === 0) return;
  throw new StartFailure(
    ["SEN_MODE is production, and this shop must not open:", ...reasons.map((reason) => `- ${reason}`)].join(
      "\n",
    ),
  );
}
