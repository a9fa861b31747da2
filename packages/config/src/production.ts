import type { BackendSettings } from "./backend-settings.ts";
import { incompleteSettings, reasons, type Reason } from "./incomplete.ts";
import type { StorefrontSettings } from "./storefront-settings.ts";

const WITHOUT_LIBRARIES = "NODE_ENV is not production: libraries would reveal errors in full.";

/** Why the backend must not open as a real shop, one sentence per reason; none for a demonstration. */
export function refuseBackend(settings: BackendSettings): string[] {
  if (settings.SEN_MODE !== "production") return [];
  const refusals = reasons([
    [settings.NODE_ENV !== "production", WITHOUT_LIBRARIES],
    [
      settings.PAYMENT_GATEWAYS.includes("simulated"),
      "Payments are simulated: anyone could order without paying. Set PAYMENT_GATEWAYS to vnpay, momo or both, and their VNPAY_… or MOMO_… settings.",
    ],
    ...gatewayReasons(settings),
    [
      settings.ESMS_API_KEY === undefined || settings.SMTP_URL === undefined,
      "Text messages or emails are simulated: they would reach nobody. Set ESMS_API_KEY, ESMS_SECRET_KEY, ESMS_BRANDNAME, SMTP_URL and MAIL_FROM.",
    ],
    [
      settings.CARRIER === "simulated",
      "The carrier is simulated: customers would get tracking codes that do not exist. Set CARRIER to manual, or to ghn with the GHN_… settings.",
    ],
    [
      settings.CARRIER === "ghn" && new URL(settings.GHN_API_URL).hostname.startsWith("dev-"),
      "GHN_API_URL is the test system: no parcel would be collected.",
    ],
    [
      settings.CARRIER === "ghn" && !settings.GHN_API_URL.startsWith("https:"),
      "GHN_API_URL is not https: names and addresses would be sent unencrypted.",
    ],
    ...storageReasons(settings),
    [
      settings.SEN_JWT_SECRET === undefined,
      "SEN_JWT_SECRET is missing: a generated secret is lost with its disk and is not shared with other backends.",
    ],
    [
      settings.SEN_IDENTITY_KEY === undefined,
      "SEN_IDENTITY_KEY is missing: a generated key is stored next to the data that it encrypts.",
    ],
    [
      settings.VAPID_PUBLIC_KEY === undefined || settings.VAPID_PRIVATE_KEY === undefined,
      "VAPID_PUBLIC_KEY or VAPID_PRIVATE_KEY is missing: generated keys are lost with their disk, and every push subscription with them.",
    ],
    [
      isOfExample(settings),
      "SEN_JWT_SECRET, SEN_IDENTITY_KEY or VAPID_PRIVATE_KEY is the example's, which is public. Generate your own.",
    ],
    ...publicUrlReasons(settings.PUBLIC_URL),
    ...storefrontUrlReasons(settings.STOREFRONT_URL),
    [!settings.RATE_LIMIT, "RATE_LIMIT is off: passwords could be guessed without limit."],
    [
      // 0.0.0.0, ::, [::] and their other spellings, such as 0 and ::0.
      /^[0:.[\]]+$/.test(settings.HOST ?? ""),
      "HOST is every address of the machine, but only the storefront may reach the backend. Set a single address.",
    ],
  ]);
  return [...incompleteSettings(settings), ...refusals];
}

/** Why the storefront must not open as a real shop, one sentence per reason; none for a demonstration. */
export function refuseStorefront(settings: StorefrontSettings): string[] {
  if (settings.SEN_MODE !== "production") return [];
  return reasons([
    [settings.NODE_ENV !== "production", WITHOUT_LIBRARIES],
    ...publicUrlReasons(settings.PUBLIC_URL),
    [
      settings.HOST === undefined,
      "HOST is missing: set the address that the storefront listens on, 0.0.0.0 for all.",
    ],
  ]);
}

function publicUrlReasons(url: string | undefined): Reason[] {
  return [
    [url === undefined, "PUBLIC_URL is missing: links sent to customers would lead nowhere."],
    [
      url !== undefined && !url.startsWith("https:"),
      "PUBLIC_URL is not https: passwords would be sent unencrypted.",
    ],
  ];
}

function storefrontUrlReasons(url: string): Reason[] {
  const isOwnMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
  return [
    [
      isOwnMachine,
      "STOREFRONT_URL is missing or points to this machine: links in messages and redirects from payment pages would not reach the shop.",
    ],
    [
      !isOwnMachine && !url.startsWith("https:"),
      "STOREFRONT_URL is not https: customers would return from the payment page over an unencrypted connection.",
    ],
  ];
}

function storageReasons({ ALLOW_IN_PRODUCTION, DATABASE_URL, MEDIA_S3_BUCKET }: BackendSettings): Reason[] {
  return [
    [
      DATABASE_URL === undefined && !ALLOW_IN_PRODUCTION.includes("embedded-database"),
      "DATABASE_URL is missing: the database would be embedded, on this disk. Set a server, or set ALLOW_IN_PRODUCTION=embedded-database.",
    ],
    [
      MEDIA_S3_BUCKET === undefined && !ALLOW_IN_PRODUCTION.includes("uploads-on-disk"),
      "MEDIA_S3_BUCKET is missing: uploads would be stored on this disk, where other backends cannot find them. Set a bucket, or set ALLOW_IN_PRODUCTION=uploads-on-disk.",
    ],
  ];
}

/** Whether a secret is still the one of deploy/.env.example. */
function isOfExample(settings: BackendSettings): boolean {
  const { SEN_JWT_SECRET = [], SEN_IDENTITY_KEY = [], VAPID_PRIVATE_KEY = "" } = settings;
  const secrets = [...SEN_JWT_SECRET, ...SEN_IDENTITY_KEY.map(String), VAPID_PRIVATE_KEY];
  return secrets.some((secret) => /^(change-me|9oDpEWY1iq4vB7Nn)/.test(secret));
}

function gatewayReasons({ PAYMENT_GATEWAYS, ...settings }: BackendSettings): Reason[] {
  const { VNPAY_PAY_URL, VNPAY_API_URL, MOMO_API_URL } = settings;
  const urls = [
    ...(PAYMENT_GATEWAYS.includes("vnpay") ? Object.entries({ VNPAY_PAY_URL, VNPAY_API_URL }) : []),
    ...(PAYMENT_GATEWAYS.includes("momo") ? Object.entries({ MOMO_API_URL }) : []),
  ];
  return urls.flatMap(([name, url]): Reason[] => [
    [
      /^(sandbox|test-payment)\./.test(new URL(url).hostname),
      `${name} is the sandbox: no money would be transferred.`,
    ],
    [!url.startsWith("https:"), `${name} is not https: payments would be sent unencrypted.`],
  ]);
}
