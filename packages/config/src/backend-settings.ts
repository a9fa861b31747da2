import * as z from "zod";
import {
  httpUrl,
  integer,
  list,
  modeSettings,
  onOrOff,
  optionalSetting,
  origin,
  setting,
  text,
  trustedProxies,
} from "./setting.ts";
import { runSettings, turnstileSiteKey } from "./shared-settings.ts";
import { socialIssuers } from "./social-issuers.ts";
import { settingPerWorkKind } from "./work-kinds.ts";

const megabytes = integer(0, 1_000_000_000)
  .transform((count) => count * 1024 * 1024)
  .meta({ form: "a whole number of megabytes, from 0 to 1000000000" });
const positiveCount = integer(1, 1_000_000);

const toSecrets = (text: string) => text.split(",").map((secret) => secret.trim());
const areSecret = (secrets: string[]) => secrets.every(({ length }) => length >= 32);
/** AES-256. */
const IDENTITY_KEY_BYTES = 32;
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** All environment variables of the backend. */
export const backendSettings = z.object({
  ...modeSettings,
  PORT: setting(integer(0, 65_535), {
    description: "The port that the backend listens on.",
    otherwise: "4000",
  }),
  HOST: optionalSetting(z.string(), {
    description:
      "The address that the backend listens on. Customers reach the backend only through the storefront.",
    form: "an address",
    otherwise: "127.0.0.1",
  }),
  DATABASE_URL: optionalSetting(postgresUrl, {
    description: "A PostgreSQL server. If unset, the backend starts an embedded one in the data folder.",
    form: "an address such as postgres://user:password@host:5432/database",
    otherwise: "the embedded server",
    secret: true,
  }),
  DATABASE_POOLER_URL: optionalSetting(postgresUrl, {
    description:
      "A transaction-mode connection pooler in front of DATABASE_URL, such as PgBouncer; backends use it for requests. Work that needs a session of its own (jobs, LISTEN, migrations, commands) connects to DATABASE_URL directly.",
    form: "an address such as postgres://user:password@host:6432/database",
    otherwise: "none",
    secret: true,
  }),
  ALLOW_IN_PRODUCTION: setting(
    list.pipe(z.array(z.enum(["embedded-database", "uploads-on-disk", "sample-company"]))),
    {
      description:
        "What a real shop otherwise refuses: to keep the embedded database or uploads on the local disk, which allows only one process and is yours to back up; and, to rehearse, to name the sample company.",
      form: "embedded-database, uploads-on-disk and sample-company, separated by commas",
      otherwise: "",
    },
  ),
  DATABASE_REPLICA_URL: setting(list.pipe(z.array(postgresUrl)), {
    description:
      "Streaming replicas of the database, used to read the catalogue. A replica that lags too far behind or does not respond is skipped.",
    form: "addresses such as postgres://user:password@host:5432/database, separated by commas",
    otherwise: "",
    secret: true,
  }),
  DATABASE_REPLICA_MAX_LAG_SECONDS: setting(integer(1, 600), {
    description: "The maximum lag, in seconds, of a replica that is read from.",
    otherwise: "5",
  }),
  DATABASE_CONNECTIONS: settingPerWorkKind(
    { buying: 10, account: 5, browsing: 5, searching: 4, jobs: 3, operator: 6 },
    {
      from: 2,
      to: 1_000,
      description:
        "The maximum number of database connections for each kind of work. A backend uses buying, account, browsing, searching and jobs (its background work; a worker uses WORKER_JOBS plus eight instead), a command uses operator. PostgreSQL's max_connections must cover all programs together. Up to six orders are placed at once, so fewer than 8 for buying leaves none for carts.",
    },
  ),
  DATABASE_STATEMENT_SECONDS: settingPerWorkKind(
    { buying: 10, account: 8, browsing: 5, searching: 5, jobs: 10, operator: 60 },
    {
      from: 1,
      to: 3_600,
      description:
        "The statement timeout for each kind of work, in seconds. PostgreSQL then cancels the statement, and the request gets a 503.",
    },
  ),
  DATABASE_QUEUE_MS: setting(integer(0, 60_000), {
    description:
      "How long a request waits for its first connection while all connections of its kind are in use, in milliseconds. After that it gets a 503 with Retry-After.",
    otherwise: "200",
  }),
  SEN_DATA_DIR: optionalSetting(z.string(), {
    description:
      "The folder for the embedded database, uploads and generated pictures. A relative path starts at the repository's root.",
    form: "a folder",
    otherwise: ".data",
  }),
  SEN_BACKUP_DIR: optionalSetting(z.string(), {
    description:
      "The folder that `npm run backup` writes to, and to which the embedded database archives its changes after the first backup. Preferably on another disk. A relative path starts at the repository's root.",
    form: "a folder",
    otherwise: "backups in the data folder",
  }),
  BACKUP_ALERT: setting(onOrOff, {
    description:
      "Whether a real shop with the embedded database alerts its staff when `npm run backup` has made no backup for two days. Turn it off if you back up in another way, such as snapshots of the disk.",
    otherwise: "on",
  }),
  STOREFRONT_URL: setting(origin, {
    description: "The address at which customers open the shop; payment pages redirect back to it.",
    form: "an address such as http://localhost:3000",
    otherwise: "http://localhost:3000",
  }),
  PUBLIC_URL: optionalSetting(origin, {
    description: "The address at which browsers reach the backend; its absolute URLs start with it.",
    form: "an address such as https://sen.example",
    otherwise: "http://localhost:PORT",
  }),
  TRUSTED_PROXIES: trustedProxies,
  SEN_JWT_SECRET: optionalSetting(z.string().transform(toSecrets).refine(areSecret), {
    description:
      "The secret that signs customers' tokens, shared by all backends of a shop. Of several, separated by commas, the first signs and all verify; an old one can be removed after thirty days.",
    form: "a text of at least 32 characters, or several separated by commas",
    otherwise: "generated at the first start and kept in the data folder",
    secret: true,
  }),
  PAYMENT_GATEWAYS: setting(list.pipe(z.array(z.enum(["vnpay", "momo", "simulated"])).min(1)), {
    description:
      "The gateways for online payments that customers choose from, in this order. The simulated one moves no money, so a real shop refuses it. Keep the credentials of a gateway that you remove here: its past payments still need them.",
    form: "vnpay, momo or simulated, or several separated by commas",
    otherwise: "simulated",
  }),
  VNPAY_TMN_CODE: optionalSetting(z.string().regex(/^[A-Za-z0-9]{8}$/), {
    description: "The merchant code (vnp_TmnCode) issued by VNPay.",
    form: "8 letters and digits",
    otherwise: "none",
  }),
  VNPAY_HASH_SECRET: optionalSetting(text(16), {
    description: "The secret that signs requests to VNPay and its responses (vnp_HashSecret).",
    otherwise: "none",
    secret: true,
  }),
  VNPAY_PAY_URL: setting(httpUrl, {
    description: "VNPay's payment page.",
    form: "an address such as https://pay.example/paymentv2/vpcpay.html",
    otherwise: "https://sandbox.vnpayment.vn/paymentv2/vpcpay.html",
  }),
  VNPAY_API_URL: setting(httpUrl, {
    description: "VNPay's transaction API, used to query payments and to refund them.",
    form: "an address such as https://pay.example/merchant_webapi/api/transaction",
    otherwise: "https://sandbox.vnpayment.vn/merchant_webapi/api/transaction",
  }),
  VNPAY_SERVER_ADDRESS: setting(z.union([z.ipv4(), z.ipv6()]), {
    description: "The IP address of this server that is sent to VNPay (vnp_IpAddr).",
    form: "an address such as 203.0.113.7",
    otherwise: "127.0.0.1",
  }),
  MOMO_PARTNER_CODE: optionalSetting(z.string().regex(/^[A-Za-z0-9_]{1,50}$/), {
    description: "The merchant code issued by MoMo (partnerCode).",
    form: "letters, digits and underscores",
    otherwise: "none",
  }),
  MOMO_ACCESS_KEY: optionalSetting(text(8), {
    description: "Identifies the merchant in signed requests (accessKey).",
    otherwise: "none",
    secret: true,
  }),
  MOMO_SECRET_KEY: optionalSetting(text(16), {
    description: "The secret that signs requests to MoMo and its notifications (secretKey).",
    otherwise: "none",
    secret: true,
  }),
  MOMO_API_URL: setting(origin, {
    description: "MoMo's API.",
    form: "an address such as https://payment.momo.vn",
    otherwise: "https://test-payment.momo.vn",
  }),
  CARRIER: setting(z.enum(["simulated", "ghn", "manual"]), {
    description:
      "Who delivers parcels: Giao Hàng Nhanh (ghn), or the mall's own riders (manual), whose codes the operator enters. The simulated carrier delivers nothing, so a real shop refuses it.",
    form: "simulated, ghn or manual",
    otherwise: "simulated",
  }),
  MANUAL_MAX_CASH: optionalSetting(integer(1, 1_000_000_000), {
    description:
      "The most cash in dong that the mall's own riders (CARRIER=manual) collect for an order; a more expensive one can only be paid online.",
    otherwise: "no maximum",
  }),
  GHN_API_URL: setting(httpUrl, {
    description: "GHN's public API.",
    form: "an address such as https://online-gateway.ghn.vn/shiip/public-api",
    otherwise: "https://dev-online-gateway.ghn.vn/shiip/public-api",
  }),
  GHN_TOKEN: optionalSetting(text(16), {
    description: "The API token of the GHN account.",
    otherwise: "none",
    secret: true,
  }),
  GHN_SHOP_ID: optionalSetting(integer(1, 2_147_483_647), {
    description: "The shop's id at GHN. Webhook calls about other shops are refused.",
    otherwise: "none",
  }),
  GHN_WEBHOOK_TOKEN: optionalSetting(z.string().regex(/^[A-Za-z0-9_-]{32,100}$/), {
    description:
      "The last part of the webhook URL to register at GHN, <PUBLIC_URL>/carrier/notices/<token>. GHN does not sign its calls, so the URL is the secret.",
    form: "32 to 100 letters and digits, for example from `openssl rand -hex 24`",
    otherwise: "none",
    secret: true,
  }),
  OPERATOR_EMAIL: optionalSetting(z.email(), {
    description: "The email address that receives alerts, such as a parcel that the carrier refuses.",
    form: "an email address",
    otherwise: "none: alerts are logged, and listed by `npm run operator -- alerts`",
  }),
  SEN_IDENTITY_KEY: optionalSetting(
    z
      .string()
      .transform((list) => list.split(/[\s,]+/).map((text) => Buffer.from(text, "base64")))
      .refine((keys) => keys.every((key) => key.length === IDENTITY_KEY_BYTES)),
    {
      description:
        "The key that encrypts the pictures and numbers of identity documents, shared by all backends of a shop. If it is lost, they cannot be read. Of several, separated by commas, the first encrypts and all decrypt; an old one can be removed after `npm run operator -- identity reencrypt`.",
      form: "32 bytes in base64, for example from `openssl rand -base64 32`, or several separated by commas",
      otherwise: "generated at the first start and kept in the data folder",
      secret: true,
    },
  ),
  SOCIAL_ISSUERS: optionalSetting(socialIssuers, {
    description:
      "OpenID Connect providers that customers can sign in with. Register `<STOREFRONT_URL>/login/social` and `<STOREFRONT_URL>/en/login/social` as redirect URIs at each.",
    form: 'a JSON list such as [{"id":"google","name":"Google","issuer":"https://accounts.google.com","client_id":"…","client_secret":"…"}]',
    otherwise: "none, or a simulated one in a demonstration",
    secret: true,
  }),
  RATE_LIMIT: setting(onOrOff, {
    description:
      "Whether sign-ins, uploads and request bodies are limited per IP address. Turn it off only for load tests.",
    otherwise: "on",
  }),
  CODES_PER_MINUTE: setting(positiveCount, {
    description:
      "The maximum number of one-time codes sent per minute, by text message and by email each; customers on devices that they have signed in on have a second budget of the same size. From half of it on, browsers must solve a challenge first.",
    otherwise: "60",
  }),
  CODES_PER_DAY: setting(positiveCount, {
    description: "The same maximum per day.",
    otherwise: "5000",
  }),
  CODES_PER_PREFIX_PER_DAY: setting(positiveCount, {
    description:
      "The maximum number of these codes per day for phone numbers with the same first four digits.",
    otherwise: "300",
  }),
  UNPAID_ORDERS_PER_CUSTOMER: setting(positiveCount, {
    description:
      "How many unpaid orders a customer may have, each of which holds goods that nobody else can buy: cash orders that are not delivered yet, and online ones that await payment. Orders placed and cancelled within a day count too.",
    otherwise: "30",
  }),
  TURNSTILE_SITE_KEY: turnstileSiteKey,
  TURNSTILE_SECRET: optionalSetting(text(16), {
    description: "The secret key that verifies the widget's tokens at Cloudflare.",
    otherwise: "none",
    secret: true,
  }),
  UPLOADS_TOTAL_MB: optionalSetting(megabytes, {
    description: "The maximum total size of all uploads.",
    otherwise: "20480",
  }),
  UPLOADS_MIN_FREE_MB: optionalSetting(megabytes, {
    description: "The disk space that uploads must leave free.",
    otherwise: "1024",
  }),
  REDIS_URL: optionalSetting(z.url({ protocol: /^rediss?$/ }), {
    description:
      "A Redis or Valkey server for the rate limit counters (by address, customer and minute), which spares the database of a busy shop their writes.",
    form: "an address such as redis://:password@host:6379",
    otherwise: "the database",
    secret: true,
  }),
  MEDIA_S3_BUCKET: optionalSetting(z.string(), {
    description: "An S3-compatible bucket for uploads. If unset, they are stored in the data folder.",
    form: "the name of a bucket",
    otherwise: "none",
  }),
  MEDIA_S3_ENDPOINT: optionalSetting(httpUrl, {
    description: "The endpoint of the S3-compatible service, if it is not Amazon S3.",
    form: "an address such as https://s3.example.com",
    otherwise: "Amazon's",
  }),
  MEDIA_S3_REGION: optionalSetting(z.string(), {
    description: "The bucket's region. If unset, AWS_REGION is used.",
    form: "a region",
    otherwise: "ap-southeast-1",
  }),
  AWS_REGION: optionalSetting(z.string(), {
    description: "The region of Amazon's services.",
    form: "a region",
    otherwise: "ap-southeast-1",
  }),
  ESMS_API_URL: setting(httpUrl, {
    description: "The API of eSMS, which sends text messages.",
    form: "an address such as https://rest.esms.vn/MainService.svc/json",
    otherwise: "https://rest.esms.vn/MainService.svc/json",
  }),
  ESMS_API_KEY: optionalSetting(text(8), {
    description: "The API key for eSMS. If unset, text messages are simulated.",
    otherwise: "none",
    secret: true,
  }),
  ESMS_SECRET_KEY: optionalSetting(text(8), {
    description: "The secret key that goes with ESMS_API_KEY.",
    otherwise: "none",
    secret: true,
  }),
  ESMS_BRANDNAME: optionalSetting(z.string().max(11), {
    description: "The registered brand name, shown on phones as the sender.",
    form: "a text of at most 11 characters",
    otherwise: "none",
  }),
  ZALO_API_URL: setting(origin, {
    description: "The API of Zalo's notification service (ZNS). If set up, codes are sent through it first.",
    form: "an address such as https://business.openapi.zalo.me",
    otherwise: "https://business.openapi.zalo.me",
  }),
  ZALO_OAUTH_URL: setting(origin, {
    description: "Zalo's OAuth server, used to refresh tokens.",
    form: "an address such as https://oauth.zaloapp.com",
    otherwise: "https://oauth.zaloapp.com",
  }),
  ZALO_APP_ID: optionalSetting(z.string().regex(/^\d{1,30}$/), {
    description: "The id of the Zalo application that sends the messages.",
    form: "digits",
    otherwise: "none: codes are sent by SMS only",
  }),
  ZALO_APP_SECRET: optionalSetting(text(8), {
    description: "The secret key of that application.",
    otherwise: "none",
    secret: true,
  }),
  ZALO_REFRESH_TOKEN: optionalSetting(text(16), {
    description:
      "The initial refresh token of the official account. Later ones are kept in the database; set a new one if Zalo no longer accepts any of them.",
    otherwise: "none",
    secret: true,
  }),
  ZALO_OTP_TEMPLATE_ID: optionalSetting(z.string().regex(/^\d{1,20}$/), {
    description: "The registered template for one-time codes, with a single parameter, `otp`.",
    form: "digits",
    otherwise: "none",
  }),
  MESSAGES_PER_DAY: setting(positiveCount, {
    description:
      "The maximum number of messages handed to eSMS and Zalo per day (Vietnam time), counting every attempt that they did not refuse; this caps what the operator pays. An alert is raised at 80 percent.",
    otherwise: "12000",
  }),
  SMTP_URL: optionalSetting(z.url({ protocol: /^smtps?$/ }), {
    description: "The SMTP server that sends emails. If unset, emails are simulated.",
    form: "an address such as smtps://user:password@mail.example.com:465",
    otherwise: "none",
    secret: true,
  }),
  MAIL_FROM: optionalSetting(z.string().includes("@"), {
    description: "The From address of emails.",
    form: "an email address such as Sen <no-reply@sen.example>",
    otherwise: "none",
  }),
  VAPID_PUBLIC_KEY: optionalSetting(z.string().regex(/^[A-Za-z0-9_-]{87}$/), {
    description:
      "The public VAPID key, with which browsers subscribe to push messages. All backends of a shop share the key pair; replacing it ends every subscription.",
    form: "87 characters of base64url, for example from `npx web-push generate-vapid-keys`",
    otherwise: "generated at the first start and kept in the data folder",
  }),
  VAPID_PRIVATE_KEY: optionalSetting(z.string().regex(/^[A-Za-z0-9_-]{43}$/), {
    description: "The private VAPID key, which signs push messages.",
    form: "43 characters of base64url, generated with the public key",
    otherwise: "generated at the first start and kept in the data folder",
    secret: true,
  }),
  PUSH_SERVICES: setting(
    list.refine((hosts) => hosts.every((host) => /^\.?[a-z0-9.-]+(:\d+)?$/.test(host))),
    {
      description:
        "The hosts of the push services that messages may be sent to; a leading dot includes all subdomains. Subscriptions at any other host are refused.",
      form: "hosts such as fcm.googleapis.com, separated by commas",
      otherwise:
        "fcm.googleapis.com, updates.push.services.mozilla.com, .push.apple.com, .notify.windows.com",
    },
  ),
  FFMPEG_PATH: optionalSetting(z.string(), {
    description: "The ffmpeg program that transcodes videos and extracts their stills.",
    form: "the path of a program",
    otherwise: "the one on the PATH",
  }),
  PLACES_FILE: optionalSetting(z.string(), {
    description:
      "A file of provinces and wards without districts, used to choose addresses (apps/backend/README.md). A relative path starts at the repository's root.",
    form: "the path of a JSON file",
    otherwise: "the provinces, districts and wards of the specification",
  }),
  WORKER: setting(onOrOff, {
    description:
      "Whether the backend runs background jobs itself: expiries, sweeps, videos. Turn it off if separate workers run (npm run worker -w @sen/backend).",
    otherwise: "on",
  }),
  WORKER_JOBS: setting(integer(1, 100), {
    description:
      "How many jobs a worker runs at once, as many messages besides, and as many jobs that wait for a provider. It uses that many database connections plus eight.",
    otherwise: "4",
  }),
  SEED_PRODUCTS: setting(integer(1, 1_000_000), {
    description: "How many products a demonstration is seeded with at its first start.",
    otherwise: "2000",
  }),
  LISTS_KEPT_SECONDS: setting(integer(0, 600), {
    description:
      "The maximum age, in seconds, of cached data in product lists: facet counts and the names of product types, categories, brands, shops and malls. 0 reads them anew for every request.",
    otherwise: "40",
  }),
  MIGRATE_AT_START: optionalSetting(onOrOff, {
    description:
      "Whether a backend migrates the database of DATABASE_URL to the newest schema before it starts to serve. If off, it waits until `npm run migrate` has run.",
    otherwise: "off if SEN_MODE is production, else on",
  }),
  ...runSettings,
});

/** The backend's parsed settings. Sizes are in bytes. */
export type BackendSettings = z.infer<typeof backendSettings>;
