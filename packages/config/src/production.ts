import type { BackendSettings } from "./backend-settings.ts";
import type { StorefrontSettings } from "./storefront-settings.ts";

/** Facts about a backend that are not in its settings. */
export interface ProductionFacts {
  isPaymentSimulated: boolean;
  areMessagesSimulated: boolean;
  isCarrierSimulated: boolean;
}

const WITHOUT_LIBRARIES = "NODE_ENV is not production: libraries would tell errors in full.";

/** Why the backend must not open as a real shop, one sentence per reason; none for a demonstration. */
export function refuseBackend(settings: BackendSettings, facts: ProductionFacts): string[] {
  if (settings.SEN_MODE !== "production") return [];
  return reasons([
    [settings.NODE_ENV !== "production", WITHOUT_LIBRARIES],
    [
      facts.isPaymentSimulated,
      "Payments are simulated: anybody could pay without money. Set PAYMENT_GATEWAYS to vnpay, momo or both.",
    ],
    ...gatewayReasons(settings),
    [
      facts.areMessagesSimulated,
      "Text messages or mails are simulated: they would reach nobody. Set ESMS_API_KEY and SMTP_URL.",
    ],
    [
      facts.isCarrierSimulated,
      "Parcels are simulated: customers would get codes that nobody knows. Set CARRIER to ghn or manual.",
    ],
    [
      settings.CARRIER === "ghn" && new URL(settings.GHN_API_URL).hostname.startsWith("dev-"),
      "GHN_API_URL is the test system's: nobody would fetch a parcel.",
    ],
    [
      settings.CARRIER === "ghn" && !settings.GHN_API_URL.startsWith("https:"),
      "GHN_API_URL is not https: names and addresses would travel readably.",
    ],
    ...storageReasons(settings),
    [
      settings.SEN_JWT_SECRET === undefined,
      "SEN_JWT_SECRET is missing: a secret that was made by the program ends with its disk, and is not shared.",
    ],
    [
      settings.SEN_IDENTITY_KEY === undefined,
      "SEN_IDENTITY_KEY is missing: a key that was made by the program lies beside what it encrypts.",
    ],
    [
      settings.VAPID_PUBLIC_KEY === undefined || settings.VAPID_PRIVATE_KEY === undefined,
      "VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are missing: keys that were made by the program end with its disk, and every push subscription with them.",
    ],
    [
      isOfExample(settings),
      "SEN_JWT_SECRET or SEN_IDENTITY_KEY is the example's: everybody can read it. Make your own.",
    ],
    ...publicUrlReasons(settings.PUBLIC_URL),
    ...storefrontUrlReasons(settings.STOREFRONT_URL),
    [!settings.RATE_LIMIT, "RATE_LIMIT is off: passwords could be guessed without end."],
    [
      isEverywhere(settings.HOST),
      "HOST is every address of the machine: the backend is reached through the storefront alone. Name one address.",
    ],
  ]);
}

/** Why the storefront must not open as a real shop, one sentence per reason; none for a demonstration. */
export function refuseStorefront(settings: StorefrontSettings): string[] {
  if (settings.SEN_MODE !== "production") return [];
  return reasons([
    [settings.NODE_ENV !== "production", WITHOUT_LIBRARIES],
    ...publicUrlReasons(settings.PUBLIC_URL),
    [
      settings.HOST === undefined,
      "HOST is missing: say which address the storefront listens on, 0.0.0.0 for every one.",
    ],
  ]);
}

type Reason = readonly [holds: boolean, sentence: string];

function reasons(all: readonly Reason[]): string[] {
  return all.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

function publicUrlReasons(url: string | undefined): Reason[] {
  return [
    [url === undefined, "PUBLIC_URL is missing: addresses that customers are sent would lead nowhere."],
    [
      url !== undefined && !url.startsWith("https:"),
      "PUBLIC_URL is not https: passwords would travel readably.",
    ],
  ];
}

function storefrontUrlReasons(url: string): Reason[] {
  const isOwnMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
  return [
    [
      isOwnMachine,
      "STOREFRONT_URL is missing, or leads to this machine alone: payment pages and messages would lead nobody back.",
    ],
    [
      !isOwnMachine && !url.startsWith("https:"),
      "STOREFRONT_URL is not https: customers would come back from paying to an address that anybody can read.",
    ],
  ];
}

function storageReasons({ ALLOW_IN_PRODUCTION, DATABASE_URL, MEDIA_S3_BUCKET }: BackendSettings): Reason[] {
  return [
    [
      DATABASE_URL === undefined && !ALLOW_IN_PRODUCTION.includes("embedded-database"),
      "DATABASE_URL is missing: the database would be an embedded one on this disk. Name a server, or set ALLOW_IN_PRODUCTION=embedded-database.",
    ],
    [
      MEDIA_S3_BUCKET === undefined && !ALLOW_IN_PRODUCTION.includes("uploads-on-disk"),
      "MEDIA_S3_BUCKET is missing: uploads would lie on this disk, where no other backend finds them. Name a bucket, or set ALLOW_IN_PRODUCTION=uploads-on-disk.",
    ],
  ];
}

/** Whether a secret is still the one of deploy/.env.example. */
function isOfExample({ SEN_JWT_SECRET = [], SEN_IDENTITY_KEY = [] }: BackendSettings): boolean {
  const secrets = [...SEN_JWT_SECRET, ...SEN_IDENTITY_KEY.map(String)];
  return secrets.some((secret) => secret.startsWith("change-me"));
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
      `${name} is the sandbox's: no money would be moved.`,
    ],
    [!url.startsWith("https:"), `${name} is not https: payments would travel readably.`],
  ]);
}

function isEverywhere(host: string | undefined): boolean {
  return host !== undefined && ["0.0.0.0", "::", "[::]"].includes(host);
}
