import type { PaymentGatewayId } from "@sen/domain";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Adapters } from "./ports/adapters.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { inDemonstrations } from "./database/shop-mode.ts";
import { noticePath } from "./http/gateway-notices.ts";
import { returnUrlOf } from "./http/gateway-return.ts";
import { turnstile } from "./adapters/captcha/turnstile.ts";
import type { Carrier } from "./ports/carrier.ts";
import { ghnCarrier } from "./adapters/carrier/ghn/carrier.ts";
import { manualCarrier } from "./adapters/carrier/manual.ts";
import { simulatedCarrier } from "./adapters/carrier/simulated.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import type { Clock } from "./ports/clock.ts";
import { smtpEmail } from "./adapters/email/smtp.ts";
import { folderStorage } from "./adapters/media-storage/folder.ts";
import { s3Storage } from "./adapters/media-storage/s3.ts";
import { momoGateway } from "./adapters/payment-gateway/momo/gateway.ts";
import type { PaymentGateway } from "./ports/payment-gateway.ts";
import { gatewayRegistry } from "./adapters/payment-gateway/registry.ts";
import type { PaymentGateways } from "./ports/payment-gateways.ts";
import { simulatedGateway } from "./adapters/payment-gateway/simulated/gateway.ts";
import { vnpayGateway } from "./adapters/payment-gateway/vnpay/gateway.ts";
import { simulatedSenders } from "./adapters/outbox.ts";
import { webPushSender } from "./adapters/push/web-push.ts";
import { esmsSender } from "./adapters/sms/esms.ts";
import { znsTokens } from "./adapters/sms/zns/tokens.ts";
import { znsSender } from "./adapters/sms/zns/zns.ts";
import { ffmpeg } from "./adapters/video-tool/ffmpeg.ts";

/** The adapters that the settings name; what they do not name is simulated, and refuses to work on a real shop's database. */
export function createAdapters(
  config: Pick<
    Config,
    | "publicUrl"
    | "dataDir"
    | "mediaS3"
    | "ffmpegPath"
    | "jwtSecret"
    | "vnpay"
    | "formerJwtSecrets"
    | "momo"
    | "settings"
    | "esms"
    | "zns"
    | "smtp"
    | "vapid"
    | "turnstile"
    | "storefrontUrl"
    | "carrier"
  >,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  db: Database,
  clock: Clock = systemClock,
): Adapters {
  const simulated = simulatedSenders(db, clock);
  return {
    clock,
    paymentGateways: paymentGatewaysOf(config, db, clock),
    sms: config.esms ? esmsSender(config.esms) : simulated.sms,
    zns:
      config.zns && znsSender(config.zns, znsTokens(config.zns, { db, clock, secrets: secretsOf(config) })),
    email: config.smtp ? smtpEmail(config.smtp) : simulated.email,
    push: webPushSender(config.vapid),
    carrier: carrierOf(config, db, clock),
    mediaStorage: config.mediaS3 ? s3Storage(config.mediaS3) : folderStorage(join(config.dataDir, "media")),
    videoTool: ffmpeg(config.ffmpegPath, log),
    captcha: config.turnstile ? turnstile(config.turnstile, config.storefrontUrl) : null,
  };
}

const secretsOf = ({ jwtSecret, formerJwtSecrets }: Pick<Config, "jwtSecret" | "formerJwtSecrets">) => [
  jwtSecret,
  ...formerJwtSecrets,
];

function carrierOf({ carrier }: Pick<Config, "carrier">, db: Database, clock: Clock): Carrier {
  if (carrier === "simulated") return inDemonstrations(db, "The simulated carrier", simulatedCarrier);
  return carrier === "manual" ? manualCarrier : ghnCarrier(carrier, clock);
}

/** Every gateway that has credentials is there, for the payments that were made at it; customers choose among those of `PAYMENT_GATEWAYS`. */
function paymentGatewaysOf(
  {
    publicUrl,
    jwtSecret,
    vnpay,
    momo,
    settings,
  }: Pick<Config, "publicUrl" | "jwtSecret" | "vnpay" | "momo" | "settings">,
  db: Database,
  clock: Clock,
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
      ...(offered.includes("simulated")
        ? [guardedGateway(simulatedGateway({ publicUrl, db, clock, secret: jwtSecret }), db)]
        : []),
    ],
    offered,
  );
}

function guardedGateway(gateway: PaymentGateway, db: Database): PaymentGateway {
  const what = "The simulated payment gateway";
  const { simulation } = gateway;
  return {
    ...inDemonstrations(db, what, gateway),
    simulation: simulation && inDemonstrations(db, what, simulation),
  };
}
