import {
  backendSettings,
  incompleteSettings,
  readSettings,
  SettingsError,
  telemetryOf,
  WORK_KINDS,
  type BackendSettings,
  type PerWorkKind,
  type TelemetrySettings,
  type TrustsProxy,
} from "@sen/config";
import { StartFailure } from "@sen/server";
import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { TurnstileKeys } from "./adapters/captcha/turnstile.ts";
import type { SmtpServer } from "./adapters/email/smtp.ts";
import type { S3Settings } from "./adapters/media-storage/s3.ts";
import type { GhnSettings } from "./adapters/carrier/ghn/settings.ts";
import { newVapidKeys, type VapidSettings } from "./adapters/push/web-push.ts";
import type { MomoSettings } from "./adapters/payment-gateway/momo/settings.ts";
import type { VnpaySettings } from "./adapters/payment-gateway/vnpay/settings.ts";
import type { EsmsSettings } from "./adapters/sms/esms.ts";
import type { ZnsSettings } from "./adapters/sms/zns/settings.ts";
import type { PoolSettings } from "./limits/pool-settings.ts";
import { keptKey } from "./key-files.ts";
import { RECEIVING_LIMITS, type ReceivingLimits } from "./limits/receiving-limits.ts";
import type { SendLimits } from "./limits/send-limits.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "./limits/upload-limits.ts";

/** The configuration from the environment, validated once at startup. */
export interface Config {
  /** The parsed environment variables. */
  settings: BackendSettings;
  /** @default 4000 */
  port: number;
  /** The address to listen on. @default 127.0.0.1, since customers connect through the storefront */
  host: string;
  production: boolean;
  /** URL of an external PostgreSQL server; null for the embedded one. */
  databaseUrl: string | null;
  /** Streaming replicas for catalogue reads, and their largest accepted lag. @default none; 5 s */
  replicas: { urls: readonly string[]; maxLagMs: number };
  /** Pool size, statement timeout and longest wait of each kind of work. */
  pools: PoolSettings;
  /** Folder for the embedded database, uploads and composed pictures. @default `.data` of the repository */
  dataDir: string;
  /** Folder for backups of the embedded database. @default `backups` in the data folder */
  backupDir: string;
  /** The shop's public URL, which payment pages redirect back to. */
  storefrontUrl: string;
  /** This backend's public URL. Every absolute URL in a response starts with it, never with a request's `Host`. */
  publicUrl: string;
  /** An S3-compatible store for uploads; null to keep them in the data folder. */
  mediaS3: S3Settings | null;
  /** The eSMS account that sends text messages; null to only record them for the operator. */
  esms: EsmsSettings | null;
  /** Zalo's notification service, tried first for one-time codes; null to send all of them by SMS. */
  zns: ZnsSettings | null;
  /** Daily cap on paid text messages; null with `RATE_LIMIT=off`. */
  messagesPerDay: number | null;
  /** A customer can place no more orders while they have this many unpaid ones; null with `RATE_LIMIT=off`. */
  unpaidOrders: number | null;
  /** The mail server; null to only record emails for the operator. */
  smtp: SmtpServer | null;
  /** File with a place data set without districts; null for the seeded one with three levels. */
  placesFile: string | null;
  /** Signs tokens. All processes must share it (`SEN_JWT_SECRET`). */
  jwtSecret: string;
  /** Previous signing secrets. Tokens signed with them stay valid. */
  formerJwtSecrets: readonly string[];
  /** VNPay's merchant account; null without one. */
  vnpay: VnpaySettings | null;
  /** Who delivers parcels: GHN (with its account), the mall's own riders, or a simulation in demonstrations. */
  carrier: GhnSettings | "manual" | "simulated";
  /** MoMo's merchant account; null without one. */
  momo: MomoSettings | null;
  /** Encrypts identity documents; 32 bytes. All processes must share it (`SEN_IDENTITY_KEY`). */
  identityKey: Buffer;
  /** Previous encryption keys. Data encrypted with them can still be read. */
  formerIdentityKeys: readonly Buffer[];
  /** Signs push messages. All processes must share it (`VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY`). */
  vapid: VapidSettings;
  logLevel: string;
  /** Metrics and tracing; both off by default. */
  telemetry: TelemetrySettings;
  /** Whether to migrate the database at startup; the embedded one always is. */
  migratesAtStart: boolean;
  /** On shutdown, how long to keep serving requests while reporting "not ready", in ms. */
  drainMs: number;
  /** How long requests and jobs in progress may take to finish after that, in ms. */
  shutdownMs: number;
  /** Whether sign-ins and uploads are rate-limited by IP address. @default true; `RATE_LIMIT=off` for journeys and load tests */
  rateLimits: boolean;
  /** Caps on one-time codes; null with `RATE_LIMIT=off`. */
  codeLimits: SendLimits | null;
  /** Cloudflare Turnstile keys; null to use proof of work instead. */
  turnstile: TurnstileKeys | null;
  /** Decides by a proxy's address whether to trust its `X-Forwarded-For`. @default none trusted */
  trustedProxies: TrustsProxy;
  /** Disk limits of uploads, set by `UPLOADS_TOTAL_MB` and `UPLOADS_MIN_FREE_MB`. `RATE_LIMIT=off` drops the limits per uploader. */
  uploads: UploadLimits;
  /** Limits on receiving requests. `RATE_LIMIT=off` drops the limits per IP address. */
  receiving: ReceivingLimits;
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));
/** The path of a setting. Relative ones start at the repository's root: npm runs some programs there and others in a workspace. */
const pathOf = (path: string): string => resolve(repository, path);

/** Where the shop's data is stored. */
export type DataPlaces = Pick<Config, "databaseUrl" | "dataDir" | "backupDir">;

const placeSettings = backendSettings.pick({ SEN_DATA_DIR: true, SEN_BACKUP_DIR: true, DATABASE_URL: true });

/** Reads only where the data is stored. For commands that need no other setting, such as a restore. Throws a `StartFailure`. */
export const readDataPlaces = (env: NodeJS.ProcessEnv = process.env): DataPlaces =>
  dataPlaces(read(placeSettings, env));

function dataPlaces({
  SEN_DATA_DIR,
  SEN_BACKUP_DIR,
  DATABASE_URL,
}: Pick<BackendSettings, "SEN_DATA_DIR" | "SEN_BACKUP_DIR" | "DATABASE_URL">): DataPlaces {
  const dataDir = pathOf(SEN_DATA_DIR ?? ".data");
  return {
    databaseUrl: DATABASE_URL ?? null,
    dataDir,
    backupDir: pathOf(SEN_BACKUP_DIR ?? join(dataDir, "backups")),
  };
}

/**
 * Reads the configuration from the environment. Keys that it lacks are read from the data folder, or generated there. Invalid or incomplete
 * settings throw a `StartFailure`.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const settings = read(backendSettings, env);
  const lacking = incompleteSettings(settings);
  if (lacking.length > 0) throw new StartFailure(lacking.join("\n"));
  const places = dataPlaces(settings);
  const { dataDir } = places;
  const [jwtSecret = keptKey(dataDir, "jwt-secret", randomSecret), ...formerJwtSecrets] =
    settings.SEN_JWT_SECRET ?? [];
  const [
    identityKey = Buffer.from(keptKey(dataDir, "identity-key", randomKey), "base64"),
    ...formerIdentityKeys
  ] = settings.SEN_IDENTITY_KEY ?? [];
  const production = settings.NODE_ENV === "production";
  return {
    settings,
    port: settings.PORT,
    host: settings.HOST ?? "127.0.0.1",
    production,
    ...places,
    replicas: {
      urls: settings.DATABASE_REPLICA_URL,
      maxLagMs: settings.DATABASE_REPLICA_MAX_LAG_SECONDS * 1_000,
    },
    pools: poolSettings(settings),
    storefrontUrl: settings.STOREFRONT_URL,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    mediaS3: s3Settings(settings),
    esms: esmsSettings(settings),
    zns: znsSettings(settings),
    messagesPerDay: settings.RATE_LIMIT ? settings.MESSAGES_PER_DAY : null,
    unpaidOrders: settings.RATE_LIMIT ? settings.UNPAID_ORDERS_PER_CUSTOMER : null,
    smtp: smtpServer(settings),
    placesFile: settings.PLACES_FILE === undefined ? null : pathOf(settings.PLACES_FILE),
    jwtSecret,
    formerJwtSecrets,
    vnpay: vnpaySettings(settings),
    carrier: carrierSettings(settings),
    momo: momoSettings(settings),
    identityKey,
    formerIdentityKeys,
    vapid: vapidSettings(settings, dataDir),
    rateLimits: settings.RATE_LIMIT,
    codeLimits: codeLimits(settings),
    turnstile: turnstileKeys(settings),
    logLevel: settings.LOG_LEVEL ?? (production ? "warn" : "info"),
    telemetry: telemetryOf(settings),
    migratesAtStart: settings.MIGRATE_AT_START ?? settings.SEN_MODE !== "production",
    drainMs: 1000 * (settings.DRAIN_SECONDS ?? (settings.SEN_MODE === "production" ? 5 : 0)),
    shutdownMs: 1000 * settings.SHUTDOWN_SECONDS,
    trustedProxies: settings.TRUSTED_PROXIES,
    uploads: uploadLimits(settings),
    receiving: { ...RECEIVING_LIMITS, ...(!settings.RATE_LIMIT && { bodiesOfOne: Infinity }) },
  };
}

const read: typeof readSettings = (settings, env) => {
  try {
    return readSettings(settings, env);
  } catch (error) {
    throw error instanceof SettingsError ? new StartFailure(error.message) : error;
  }
};

function poolSettings(settings: BackendSettings): PoolSettings {
  const { DATABASE_CONNECTIONS, DATABASE_STATEMENT_SECONDS, DATABASE_QUEUE_MS } = settings;
  const inMs = WORK_KINDS.map((kind) => [kind, 1_000 * DATABASE_STATEMENT_SECONDS[kind]]);
  return {
    connections: DATABASE_CONNECTIONS,
    statementMs: Object.fromEntries(inMs) as PerWorkKind,
    queueMs: DATABASE_QUEUE_MS,
  };
}

function uploadLimits(settings: BackendSettings): UploadLimits {
  const { totalBytes, minFreeBytes } = UPLOAD_LIMITS;
  return {
    ...UPLOAD_LIMITS,
    ...(!settings.RATE_LIMIT && { guestBytes: Infinity, customerBytes: Infinity, eachAtATime: Infinity }),
    totalBytes: settings.UPLOADS_TOTAL_MB ?? totalBytes,
    minFreeBytes: settings.UPLOADS_MIN_FREE_MB ?? minFreeBytes,
  };
}

function s3Settings(settings: BackendSettings): S3Settings | null {
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_ENDPOINT: endpoint = null } = settings;
  if (bucket === undefined) return null;
  const region = settings.MEDIA_S3_REGION ?? settings.AWS_REGION ?? "ap-southeast-1";
  return { bucket, region, endpoint, pathStyle: endpoint !== null };
}

function codeLimits(settings: BackendSettings): SendLimits | null {
  const { RATE_LIMIT, CODES_PER_MINUTE, CODES_PER_DAY, CODES_PER_PREFIX_PER_DAY } = settings;
  if (!RATE_LIMIT) return null;
  return { perMinute: CODES_PER_MINUTE, perDay: CODES_PER_DAY, perPrefixPerDay: CODES_PER_PREFIX_PER_DAY };
}

function turnstileKeys({
  TURNSTILE_SITE_KEY: siteKey,
  TURNSTILE_SECRET: secret,
}: BackendSettings): TurnstileKeys | null {
  return siteKey !== undefined && secret !== undefined ? { siteKey, secret } : null;
}

const randomSecret = () => randomBytes(48).toString("base64url");
const randomKey = () => randomBytes(32).toString("base64");

/** Reads the account even if VNPay is not offered: payments made there earlier must still be queried. */
function vnpaySettings(settings: BackendSettings): VnpaySettings | null {
  const { VNPAY_TMN_CODE: tmnCode, VNPAY_HASH_SECRET: hashSecret } = settings;
  if (tmnCode === undefined || hashSecret === undefined) return null;
  const { VNPAY_PAY_URL: payUrl, VNPAY_API_URL: apiUrl, VNPAY_SERVER_ADDRESS: serverAddress } = settings;
  return { tmnCode, hashSecret, payUrl, apiUrl, serverAddress };
}

function momoSettings(settings: BackendSettings): MomoSettings | null {
  const {
    MOMO_PARTNER_CODE: partnerCode,
    MOMO_ACCESS_KEY: accessKey,
    MOMO_SECRET_KEY: secretKey,
    MOMO_API_URL: apiUrl,
  } = settings;
  if (partnerCode === undefined || accessKey === undefined || secretKey === undefined) return null;
  return { partnerCode, accessKey, secretKey, apiUrl };
}

function carrierSettings(settings: BackendSettings): Config["carrier"] {
  if (settings.CARRIER !== "ghn") return settings.CARRIER;
  const {
    GHN_API_URL,
    GHN_TOKEN: token = "",
    GHN_SHOP_ID: shopId = 0,
    GHN_WEBHOOK_TOKEN: webhookToken = "",
  } = settings;
  return { apiUrl: GHN_API_URL.replace(/\/+$/, ""), token, shopId, webhookToken };
}

function esmsSettings(settings: BackendSettings): EsmsSettings | null {
  const { ESMS_API_URL: apiUrl, ESMS_API_KEY: apiKey, ESMS_SECRET_KEY: secretKey } = settings;
  const { ESMS_BRANDNAME: brandname } = settings;
  if (apiKey === undefined || secretKey === undefined || brandname === undefined) return null;
  return { apiUrl: apiUrl.replace(/\/+$/, ""), apiKey, secretKey, brandname };
}

function znsSettings(settings: BackendSettings): ZnsSettings | null {
  const { ZALO_APP_ID: appId, ZALO_APP_SECRET: appSecret, ZALO_REFRESH_TOKEN: refreshToken } = settings;
  const { ZALO_OTP_TEMPLATE_ID: templateId, ZALO_API_URL, ZALO_OAUTH_URL } = settings;
  if (!appId || !appSecret || !refreshToken || !templateId) return null;
  return { apiUrl: ZALO_API_URL, oauthUrl: ZALO_OAUTH_URL, appId, appSecret, refreshToken, templateId };
}

function smtpServer({ SMTP_URL: url, MAIL_FROM: from }: BackendSettings): SmtpServer | null {
  return url !== undefined && from !== undefined ? { url, from } : null;
}

function vapidSettings(settings: BackendSettings, dataDir: string): VapidSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  const keys =
    publicKey !== undefined && privateKey !== undefined
      ? { publicKey, privateKey }
      : (JSON.parse(keptKey(dataDir, "vapid-keys", () => JSON.stringify(newVapidKeys()))) as ReturnType<
          typeof newVapidKeys
        >);
  const { STOREFRONT_URL } = settings;
  // Push services reject a localhost URL as the subject.
  const subject = STOREFRONT_URL.startsWith("https:") ? STOREFRONT_URL : "mailto:push@sen.example";
  return { ...keys, subject, services: settings.PUSH_SERVICES };
}
