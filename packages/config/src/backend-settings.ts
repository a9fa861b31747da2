import * as z from "zod";
import {
  integer,
  modeSettings,
  onOrOff,
  optionalSetting,
  origin,
  setting,
  trustedProxies,
} from "./setting.ts";
import { runSettings, turnstileSiteKey } from "./shared-settings.ts";
import { socialIssuers } from "./social-issuers.ts";
import { settingPerWorkKind } from "./work-kinds.ts";

const MEGABYTES = "a whole number of megabytes, from 0 to 1000000000";
const megabytes = integer(0, 1_000_000_000).transform((count) => count * 1024 * 1024);

const COUNT = "a whole number from 1 to 1000000";
const codeCount = integer(1, 1_000_000);

const toSecrets = (text: string) => text.split(",").map((secret) => secret.trim());
const areSecret = (secrets: string[]) => secrets.every(({ length }) => length >= 32);
/** AES-256. */
const IDENTITY_KEY_BYTES = 32;
const isPostgresAddress = (text: string) =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

/** All environment variables of the backend. */
export const backendSettings = z.object({
  ...modeSettings,
  PORT: setting(integer(0, 65_535), {
    description: "The port that the backend listens on.",
    form: "a whole number from 0 to 65535",
    otherwise: "4000",
  }),
  HOST: optionalSetting(z.string(), {
    description: "The address that the backend listens on. Customers come through the storefront, not to it.",
    form: "an address",
    otherwise: "127.0.0.1",
  }),
  DATABASE_URL: optionalSetting(z.string().refine(isPostgresAddress), {
    description: "A PostgreSQL server. Without it the backend starts one of its own in the data folder.",
    form: "an address such as postgres://user:password@host:5432/database",
    otherwise: "the embedded server",
    secret: true,
  }),
  DATABASE_POOLER_URL: optionalSetting(z.string().refine(isPostgresAddress), {
    description:
      "A pooler in front of DATABASE_URL that gives out connections by transaction, such as PgBouncer: backends answer requests through it. What keeps a connection (jobs, listening, migrations, commands) goes to DATABASE_URL itself.",
    form: "an address such as postgres://user:password@host:6432/database",
    otherwise: "none",
    secret: true,
  }),
  ALLOW_IN_PRODUCTION: setting(
    z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((name) => name !== ""))
      .pipe(z.array(z.enum(["embedded-database", "uploads-on-disk"]))),
    {
      description:
        "What a real shop keeps on its own disk, which it otherwise refuses: the embedded database, uploads without a bucket. One process alone, and nobody backs the disk up but its owner.",
      form: "embedded-database, uploads-on-disk or both, separated by commas",
      otherwise: "",
    },
  ),
  DATABASE_REPLICA_URL: setting(
    z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((url) => url !== ""))
      .refine((urls) => urls.every(isPostgresAddress)),
    {
      description:
        "Streaming replicas of the database, from which the catalogue is read. One that is too far behind or does not answer is left out.",
      form: "addresses such as postgres://user:password@host:5432/database, comma separated",
      otherwise: "",
      secret: true,
    },
  ),
  DATABASE_REPLICA_MAX_LAG_SECONDS: setting(integer(1, 600), {
    description: "How many seconds a replica may be behind and is still read from.",
    form: "a whole number from 1 to 600",
    otherwise: "5",
  }),
  DATABASE_CONNECTIONS: settingPerWorkKind(
    { buying: 10, account: 5, browsing: 5, searching: 4, jobs: 3, operator: 6 },
    {
      from: 2,
      to: 1_000,
      description:
        "Connections to the database for each kind of work, at most: of a backend buying, account, browsing, searching and jobs (what it does of itself; a worker's are WORKER_JOBS and four more), of a command operator. PostgreSQL's max_connections must fit those of all programs together. Orders are placed six at a time: with less than 8 for buying they leave none to carts.",
    },
  ),
  DATABASE_STATEMENT_SECONDS: settingPerWorkKind(
    { buying: 10, account: 8, browsing: 5, searching: 5, jobs: 10, operator: 60 },
    {
      from: 1,
      to: 3_600,
      description:
        "How long a statement may take for each kind of work, in seconds. PostgreSQL then cancels it, and the request is answered 503.",
    },
  ),
  DATABASE_QUEUE_MS: setting(integer(0, 60_000), {
    description:
      "How long a request waits for its first connection, in milliseconds, when all connections of its kind are in use. Then it is answered 503 with Retry-After.",
    form: "a whole number from 0 to 60000",
    otherwise: "200",
  }),
  SEN_DATA_DIR: optionalSetting(z.string(), {
    description: "The folder of the embedded database, of uploads and of composed pictures.",
    form: "a folder",
    otherwise: ".data",
  }),
  SEN_BACKUP_DIR: optionalSetting(z.string(), {
    description:
      "The folder that `npm run backup` fills, and to which the embedded database archives its changes from then on. Better on another disk.",
    form: "a folder",
    otherwise: "backups in the data folder",
  }),
  STOREFRONT_URL: setting(origin, {
    description: "Where customers open the shop: payment pages lead back to it.",
    form: "an address such as http://localhost:3000",
    otherwise: "http://localhost:3000",
  }),
  PUBLIC_URL: optionalSetting(origin, {
    description: "Where browsers reach this program: every absolute address that it tells begins so.",
    form: "an address such as https://sen.example",
    otherwise: "http://localhost:PORT",
  }),
  TRUSTED_PROXIES: trustedProxies,
  SEN_JWT_SECRET: optionalSetting(z.string().transform(toSecrets).refine(areSecret), {
    description:
      "Signs the tokens of customers. All backends of a shop share it. Several, separated by commas: the first signs, each is good; an old one goes after thirty days.",
    form: "a text of at least 32 characters, or several separated by commas",
    otherwise: "made at the first start, and kept in the data folder",
    secret: true,
  }),
  PAYMENT_GATEWAYS: setting(
    z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((name) => name !== ""))
      .pipe(z.array(z.enum(["vnpay", "momo", "simulated"])).min(1)),
    {
      description:
        "Who collects online payments: customers choose among these, the first one first. The simulated one moves no money; a real shop refuses it. One that is not named any more keeps its account below as long as payments were made there.",
      form: "vnpay, momo or simulated, or several separated by commas",
      otherwise: "simulated",
    },
  ),
  VNPAY_TMN_CODE: optionalSetting(z.string().regex(/^[A-Za-z0-9]{8}$/), {
    description: "The merchant's code (vnp_TmnCode) that VNPay gave.",
    form: "8 letters and digits",
    otherwise: "none",
  }),
  VNPAY_HASH_SECRET: optionalSetting(z.string().min(16), {
    description: "Signs what is said to VNPay and by it (vnp_HashSecret).",
    form: "a text of at least 16 characters",
    otherwise: "none",
    secret: true,
  }),
  VNPAY_PAY_URL: setting(z.url({ protocol: /^https?$/ }), {
    description: "VNPay's payment page.",
    form: "an address such as https://pay.example/paymentv2/vpcpay.html",
    otherwise: "https://sandbox.vnpayment.vn/paymentv2/vpcpay.html",
  }),
  VNPAY_API_URL: setting(z.url({ protocol: /^https?$/ }), {
    description: "VNPay's transaction API, which is asked about payments and sends money back.",
    form: "an address such as https://pay.example/merchant_webapi/api/transaction",
    otherwise: "https://sandbox.vnpayment.vn/merchant_webapi/api/transaction",
  }),
  VNPAY_SERVER_ADDRESS: setting(z.union([z.ipv4(), z.ipv6()]), {
    description: "The address that the calls of this program come from, as VNPay is told it (vnp_IpAddr).",
    form: "an address such as 203.0.113.7",
    otherwise: "127.0.0.1",
  }),
  MOMO_PARTNER_CODE: optionalSetting(z.string().regex(/^[A-Za-z0-9_]{1,50}$/), {
    description: "The merchant's code that MoMo gave (partnerCode).",
    form: "letters, digits and underscores",
    otherwise: "none",
  }),
  MOMO_ACCESS_KEY: optionalSetting(z.string().min(8), {
    description: "Names the merchant in what is signed (accessKey).",
    form: "a text of at least 8 characters",
    otherwise: "none",
    secret: true,
  }),
  MOMO_SECRET_KEY: optionalSetting(z.string().min(16), {
    description: "Signs what is said to MoMo, and its notices (secretKey).",
    form: "a text of at least 16 characters",
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
      "Who brings parcels: Giao Hàng Nhanh, or the mall's own riders, whose codes the operator types. The simulated one brings nothing; a real shop refuses it.",
    form: "simulated, ghn or manual",
    otherwise: "simulated",
  }),
  GHN_API_URL: setting(z.url({ protocol: /^https?$/ }), {
    description: "GHN's public API.",
    form: "an address such as https://online-gateway.ghn.vn/shiip/public-api",
    otherwise: "https://dev-online-gateway.ghn.vn/shiip/public-api",
  }),
  GHN_TOKEN: optionalSetting(z.string().min(16), {
    description: "The token of the account at GHN.",
    form: "a text of at least 16 characters",
    otherwise: "none",
    secret: true,
  }),
  GHN_SHOP_ID: optionalSetting(integer(1, 2_147_483_647), {
    description: "The number of the shop at GHN. What GHN tells about another one is refused.",
    form: "a whole number",
    otherwise: "none",
  }),
  GHN_WEBHOOK_TOKEN: optionalSetting(z.string().regex(/^[A-Za-z0-9_-]{32,100}$/), {
    description:
      "Ends the address that GHN is given for its notices, <PUBLIC_URL>/carrier/notices/<token>: GHN signs none, so the address is the secret.",
    form: "32 to 100 letters and digits, as `openssl rand -hex 24` makes them",
    otherwise: "none",
    secret: true,
  }),
  OPERATOR_EMAIL: optionalSetting(z.email(), {
    description: "Whom the shop mails what needs a person, such as a parcel that no carrier takes.",
    form: "a mail address",
    otherwise: "none: alerts are logged, and listed by `npm run operator -- alerts`",
  }),
  SEN_IDENTITY_KEY: optionalSetting(
    z
      .string()
      .transform((list) => list.split(/[\s,]+/).map((text) => Buffer.from(text, "base64")))
      .refine((keys) => keys.every((key) => key.length === IDENTITY_KEY_BYTES)),
    {
      description:
        "Encrypts pictures and numbers of identity documents. All backends of a shop share it; what it encrypted cannot be read without it. Several, separated by commas: the first encrypts, each is read with; an old one goes after `npm run operator -- identity reencrypt`.",
      form: "32 bytes in base64, as `openssl rand -base64 32` makes them, or several separated by commas",
      otherwise: "made at the first start, and kept in the data folder",
      secret: true,
    },
  ),
  SOCIAL_ISSUERS: optionalSetting(socialIssuers, {
    description:
      "Who else can say who a customer is, by OpenID Connect. Each is told `<STOREFRONT_URL>/login/social` and `<STOREFRONT_URL>/en/login/social` as ways back.",
    form: 'a JSON list such as [{"id":"google","name":"Google","issuer":"https://accounts.google.com","client_id":"…","client_secret":"…"}]',
    otherwise: "none; in a demonstration a simulated one",
    secret: true,
  }),
  RATE_LIMIT: setting(onOrOff, {
    description: "Whether sign-ins, uploads and bodies of one address are limited. Off for load tests alone.",
    form: "on or off",
    otherwise: "on",
  }),
  CODES_PER_MINUTE: setting(codeCount, {
    description:
      "Most one-time codes that the shop sends in a minute, by text message and by mail each; customers on devices that they have signed in with have as many of their own. From half of it on, browsers solve a challenge first.",
    form: COUNT,
    otherwise: "60",
  }),
  CODES_PER_DAY: setting(codeCount, {
    description: "The same for a day.",
    form: COUNT,
    otherwise: "5000",
  }),
  CODES_PER_PREFIX_PER_DAY: setting(codeCount, {
    description: "Most of these in a day that go to phone numbers with the same first four digits.",
    form: COUNT,
    otherwise: "300",
  }),
  TURNSTILE_SITE_KEY: turnstileSiteKey,
  TURNSTILE_SECRET: optionalSetting(z.string().min(16), {
    description: "Checks the tokens of that widget at Cloudflare.",
    form: "a text of at least 16 characters",
    otherwise: "none",
    secret: true,
  }),
  UPLOADS_TOTAL_MB: optionalSetting(megabytes, {
    description: "Most that all uploads together may take.",
    form: MEGABYTES,
    otherwise: "20480",
  }),
  UPLOADS_MIN_FREE_MB: optionalSetting(megabytes, {
    description: "What uploads leave free on the disk.",
    form: MEGABYTES,
    otherwise: "1024",
  }),
  REDIS_URL: optionalSetting(z.url({ protocol: /^rediss?$/ }), {
    description:
      "Redis or Valkey, where requests are counted for the limits by address, customer and minute: a busy shop's database writes nothing for them then.",
    form: "an address such as redis://:password@host:6379",
    otherwise: "the database",
    secret: true,
  }),
  MEDIA_S3_BUCKET: optionalSetting(z.string(), {
    description: "An S3-compatible bucket for uploads. Without one they lie in the data folder.",
    form: "the name of a bucket",
    otherwise: "none",
  }),
  MEDIA_S3_ENDPOINT: optionalSetting(z.url({ protocol: /^https?$/ }), {
    description: "The store's address, where it is not Amazon's.",
    form: "an address such as https://s3.example.com",
    otherwise: "Amazon's",
  }),
  MEDIA_S3_REGION: optionalSetting(z.string(), {
    description: "The bucket's region; AWS_REGION is taken where it is not named.",
    form: "a region",
    otherwise: "ap-southeast-1",
  }),
  AWS_REGION: optionalSetting(z.string(), {
    description: "The region of Amazon's services.",
    form: "a region",
    otherwise: "ap-southeast-1",
  }),
  ESMS_API_URL: setting(z.url({ protocol: /^https?$/ }), {
    description: "The interface of eSMS, which carries short messages.",
    form: "an address such as https://rest.esms.vn/MainService.svc/json",
    otherwise: "https://rest.esms.vn/MainService.svc/json",
  }),
  ESMS_API_KEY: optionalSetting(z.string().min(8), {
    description: "Names the shop at eSMS. Without it short messages are simulated.",
    form: "a text of at least 8 characters",
    otherwise: "none",
    secret: true,
  }),
  ESMS_SECRET_KEY: optionalSetting(z.string().min(8), {
    description: "Proves it.",
    form: "a text of at least 8 characters",
    otherwise: "none",
    secret: true,
  }),
  ESMS_BRANDNAME: optionalSetting(z.string().max(11), {
    description: "The registered brand name that phones show as the sender.",
    form: "a text of at most 11 characters",
    otherwise: "none",
  }),
  ZALO_API_URL: setting(origin, {
    description: "Zalo's notification service (ZNS), by which codes go first where it is set up.",
    form: "an address such as https://business.openapi.zalo.me",
    otherwise: "https://business.openapi.zalo.me",
  }),
  ZALO_OAUTH_URL: setting(origin, {
    description: "Where Zalo renews tokens.",
    form: "an address such as https://oauth.zaloapp.com",
    otherwise: "https://oauth.zaloapp.com",
  }),
  ZALO_APP_ID: optionalSetting(z.string().regex(/^\d{1,30}$/), {
    description: "The application at Zalo that sends.",
    form: "digits",
    otherwise: "none: codes go by SMS alone",
  }),
  ZALO_APP_SECRET: optionalSetting(z.string().min(8), {
    description: "The secret key of that application.",
    form: "a text of at least 8 characters",
    otherwise: "none",
    secret: true,
  }),
  ZALO_REFRESH_TOKEN: optionalSetting(z.string().min(16), {
    description:
      "The first refresh token of the official account. The ones that follow are kept in the database; set a new one when Zalo takes none of them any more.",
    form: "a text of at least 16 characters",
    otherwise: "none",
    secret: true,
  }),
  ZALO_OTP_TEMPLATE_ID: optionalSetting(z.string().regex(/^\d{1,20}$/), {
    description: "The registered template that brings one-time codes, with one parameter, `otp`.",
    form: "digits",
    otherwise: "none",
  }),
  MESSAGES_PER_DAY: setting(codeCount, {
    description:
      "Most short messages that are handed to eSMS and Zalo on a day in Vietnam, every try counted: what the operator pays at most. Alerts come at four fifths of it.",
    form: COUNT,
    otherwise: "12000",
  }),
  SMTP_URL: optionalSetting(
    z.string().refine((text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)),
    {
      description: "Takes mails. Without one they are simulated.",
      form: "an address such as smtps://user:password@mail.example.com:465",
      otherwise: "none",
      secret: true,
    },
  ),
  MAIL_FROM: optionalSetting(z.string().includes("@"), {
    description: "Whom mails come from.",
    form: "a mail address such as Sen <no-reply@sen.example>",
    otherwise: "none",
  }),
  VAPID_PUBLIC_KEY: optionalSetting(z.string().regex(/^[A-Za-z0-9_-]{87}$/), {
    description:
      "The public key of push messages; browsers subscribe to it. All backends of a shop share the pair; with another one every subscription ends.",
    form: "87 letters of base64url, as `npx web-push generate-vapid-keys` makes them",
    otherwise: "made at the first start, and kept in the data folder",
  }),
  VAPID_PRIVATE_KEY: optionalSetting(z.string().regex(/^[A-Za-z0-9_-]{43}$/), {
    description: "The private key of push messages.",
    form: "43 letters of base64url, made with the public one",
    otherwise: "made at the first start, and kept in the data folder",
    secret: true,
  }),
  PUSH_SERVICES: setting(
    z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((host) => host !== ""))
      .refine((hosts) => hosts.every((host) => /^\.?[a-z0-9.-]+(:\d+)?$/.test(host))),
    {
      description:
        "The push services that messages may be sent to, by their hosts; one that begins with a dot stands for all below it. A subscription of any other is refused.",
      form: "hosts such as fcm.googleapis.com, comma separated",
      otherwise:
        "fcm.googleapis.com, updates.push.services.mozilla.com, .push.apple.com, .notify.windows.com",
    },
  ),
  FFMPEG_PATH: optionalSetting(z.string(), {
    description: "The ffmpeg that makes the qualities and stills of videos.",
    form: "the path of a program",
    otherwise: "the one on the PATH",
  }),
  PLACES_FILE: optionalSetting(z.string(), {
    description:
      "A file of provinces and wards without districts, from which addresses are then chosen (apps/backend/README.md).",
    form: "the path of a JSON file",
    otherwise: "the three levels of the specification",
  }),
  WORKER: setting(onOrOff, {
    description:
      "Whether the backend runs the jobs itself: what expires, sweeping, videos. Off where workers run beside it (npm run worker -w @sen/backend).",
    form: "on or off",
    otherwise: "on",
  }),
  WORKER_JOBS: setting(integer(1, 100), {
    description:
      "How many jobs one worker does at a time. It has as many connections to the database, and four more.",
    form: "a whole number from 1 to 100",
    otherwise: "4",
  }),
  SEED_PRODUCTS: setting(integer(1, 1_000_000), {
    description: "How many products a demonstration is filled with at its first start.",
    form: "a whole number from 1 to 1000000",
    otherwise: "2000",
  }),
  LISTS_KEPT_SECONDS: setting(integer(0, 600), {
    description:
      "How old may be what lists are made of: counts of facets, the names of kinds, categories, brands, shops and malls. A change shows in them after this at the latest; 0 makes them anew for every request.",
    form: "a whole number from 0 to 600",
    otherwise: "40",
  }),
  MIGRATE_AT_START: optionalSetting(onOrOff, {
    description:
      "Whether a backend brings the database of DATABASE_URL up to the newest schema before it opens. Off: it waits until `npm run migrate` has.",
    form: "on or off",
    otherwise: "off where SEN_MODE is production, else on",
  }),
  ...runSettings,
});

/** The backend's parsed settings. Sizes are in bytes. */
export type BackendSettings = z.infer<typeof backendSettings>;
