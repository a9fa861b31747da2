import type { PaymentGatewayId } from "@sen/domain";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import { inDemonstrations } from "../database/shop-mode.ts";
import { noticePath } from "../http/gateway-notices.ts";
import { returnUrlOf } from "../http/gateway-return.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { turnstile } from "./captcha/turnstile.ts";
import type { Carrier } from "./carrier/carrier.ts";
import { ghnCarrier } from "./carrier/ghn/carrier.ts";
import { manualCarrier } from "./carrier/manual.ts";
import { simulatedCarrier } from "./carrier/simulated.ts";
import { systemClock, type Clock } from "./clock/clock.ts";
import type { EmailSender } from "./email/email.ts";
import { smtpEmail } from "./email/smtp.ts";
import { folderStorage } from "./media-storage/folder.ts";
import { s3Storage } from "./media-storage/s3.ts";
import type { MediaStorage } from "./media-storage/media-storage.ts";
import { momoGateway } from "./payment-gateway/momo/gateway.ts";
import type { PaymentGateway } from "./payment-gateway/payment-gateway.ts";
import { gatewayRegistry, type PaymentGateways } from "./payment-gateway/registry.ts";
import { simulatedGateway } from "./payment-gateway/simulated/gateway.ts";
import { vnpayGateway } from "./payment-gateway/vnpay/gateway.ts";
import { simulatedSenders } from "./outbox.ts";
import type { PushSender } from "./push/push.ts";
import { webPushSender } from "./push/web-push.ts";
import { esmsSender } from "./sms/esms.ts";
import type { SmsSender } from "./sms/sms.ts";
import { znsTokens } from "./sms/zns/tokens.ts";
import { znsSender } from "./sms/zns/zns.ts";
import { ffmpeg } from "./video-tool/ffmpeg.ts";
import type { VideoTool } from "./video-tool/video-tool.ts";

/** What lies outside this program, each behind one interface. */
export interface Adapters {
  clock: Clock;
  paymentGateways: PaymentGateways;
  sms: SmsSender;
  /** Zalo, which codes go by first; null where it is not set up. */
  zns: SmsSender | null;
  email: EmailSender;
  push: PushSender;
  carrier: Carrier;
  mediaStorage: MediaStorage;
  videoTool: VideoTool;
  /** Tells people from programs; null where proofs of work do. */
  captcha: Captcha | null;
}

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
