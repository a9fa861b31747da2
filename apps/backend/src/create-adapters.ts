import type { PaymentGatewayId } from "@sen/domain";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Adapters } from "./ports/adapters.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { StartFailure } from "./database/failure.ts";
import { noticePath } from "./http/gateway-notices.ts";
import type { Command } from "./operator/commands/command.ts";
import { returnUrlOf } from "./http/gateway-return.ts";
import { turnstile } from "./adapters/captcha/turnstile.ts";
import { absentCarrier, absentEmail, absentSms } from "./adapters/absent.ts";
import type { Carrier } from "./ports/carrier.ts";
import type { Demonstration } from "./ports/demonstration.ts";
import { ghnCarrier } from "./adapters/carrier/ghn/carrier.ts";
import { manualCarrier } from "./adapters/carrier/manual.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import type { Clock } from "./ports/clock.ts";
import { smtpEmail } from "./adapters/email/smtp.ts";
import { folderStorage } from "./adapters/media-storage/folder.ts";
import { s3Storage } from "./adapters/media-storage/s3.ts";
import { momoGateway } from "./adapters/payment-gateway/momo/gateway.ts";
import { gatewayRegistry } from "./adapters/payment-gateway/registry.ts";
import type { PaymentGateways } from "./ports/payment-gateways.ts";
import { vnpayGateway } from "./adapters/payment-gateway/vnpay/gateway.ts";
import { webPushSender } from "./adapters/push/web-push.ts";
import { esmsSender } from "./adapters/sms/esms.ts";
import { znsTokens } from "./adapters/sms/zns/tokens.ts";
import { znsSender } from "./adapters/sms/zns/zns.ts";
import { ffmpeg } from "./adapters/video-tool/ffmpeg.ts";

/** The exports of the demonstration package. */
export interface DemonstrationPackage extends Demonstration {
  /** Commands that only the operator of a demonstration has. */
  operatorCommands: () => Promise<readonly Command[]>;
}

/** The demonstration package, which the installation of a real shop lacks. */
const PACKAGE = "@sen/demo";

/** Loads the simulated adapters if the mode allows them; null in a real shop. Throws a `StartFailure` if the package is not installed. */
export async function loadDemonstration({
  settings: { SEN_MODE },
}: {
  settings: Pick<Config["settings"], "SEN_MODE">;
}): Promise<DemonstrationPackage | null> {
  if (SEN_MODE === "production") return null;
  try {
    const { demonstration } = (await import(PACKAGE)) as { demonstration: DemonstrationPackage };
    return demonstration;
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new StartFailure(
      `SEN_MODE is demo, but the demonstration (${PACKAGE}) is not installed. Set SEN_MODE=production with the shop's own settings, or run npm ci.`,
    );
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "ERR_MODULE_NOT_FOUND" &&
  error.message.includes(`'${PACKAGE}'`);

/** Creates the configured adapters. An adapter without settings is simulated in a demonstration and absent in a real shop. */
export function createAdapters(
  config: Config,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  db: Database,
  demonstration: Demonstration | null,
  clock: Clock = systemClock,
): Adapters {
  const simulated = demonstration?.messengers({ db, clock });
  return {
    clock,
    demonstration,
    paymentGateways: paymentGatewaysOf(config, db, clock, demonstration),
    sms: config.esms ? esmsSender(config.esms) : (simulated?.sms ?? absentSms),
    zns:
      config.zns && znsSender(config.zns, znsTokens(config.zns, { db, clock, secrets: secretsOf(config) })),
    email: config.smtp ? smtpEmail(config.smtp) : (simulated?.email ?? absentEmail),
    push: webPushSender(config.vapid),
    carrier: carrierOf(config, db, clock, demonstration),
    mediaStorage: config.mediaS3 ? s3Storage(config.mediaS3) : folderStorage(join(config.dataDir, "media")),
    videoTool: ffmpeg(config.settings.FFMPEG_PATH ?? null, log),
    captcha: config.turnstile ? turnstile(config.turnstile, config.storefrontUrl) : null,
  };
}

const secretsOf = ({ jwtSecret, formerJwtSecrets }: Config) => [jwtSecret, ...formerJwtSecrets];

function carrierOf(
  { carrier, settings }: Config,
  db: Database,
  clock: Clock,
  demonstration: Demonstration | null,
): Carrier {
  if (carrier === "simulated") return demonstration?.carrier(db) ?? absentCarrier;
  return carrier === "manual" ? manualCarrier(settings.MANUAL_MAX_CASH ?? null) : ghnCarrier(carrier, clock);
}

/** Registers every gateway that has credentials, so that its existing payments stay reachable. Customers choose among `PAYMENT_GATEWAYS`. */
function paymentGatewaysOf(
  { publicUrl, jwtSecret, vnpay, momo, settings }: Config,
  db: Database,
  clock: Clock,
  demonstration: Demonstration | null,
): PaymentGateways {
  const offered = settings.PAYMENT_GATEWAYS;
  const returnsTo = (id: PaymentGatewayId) => (url: string) => returnUrlOf(publicUrl, id, url);
  return gatewayRegistry(
    [
      ...(vnpay ? [vnpayGateway({ settings: vnpay, returnUrlOf: returnsTo("vnpay"), clock })] : []),
      ...(momo
        ? [
            momoGateway({
              settings: momo,
              returnUrlOf: returnsTo("momo"),
              noticeUrl: `${publicUrl}${noticePath("momo")}`,
              clock,
            }),
          ]
        : []),
      ...(demonstration && offered.includes("simulated")
        ? [demonstration.paymentGateway({ publicUrl, db, clock, secret: jwtSecret })]
        : []),
    ],
    offered,
  );
}
