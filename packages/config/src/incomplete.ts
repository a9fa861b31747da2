import type { BackendSettings } from "./backend-settings.ts";

/** A sentence about settings, and whether it holds. */
export type Reason = readonly [holds: boolean, sentence: string];

export function reasons(all: readonly Reason[]): string[] {
  return all.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

/** Which settings are set without others that they need, or exclude each other: one sentence for each. */
export function incompleteSettings(settings: BackendSettings): string[] {
  const isSet = (name: keyof BackendSettings) => settings[name] !== undefined;
  const lackAny = (...names: (keyof BackendSettings)[]) => !names.every(isSet);
  const arePartial = (...names: (keyof BackendSettings)[]) => names.some(isSet) && lackAny(...names);
  const zalo = ["ZALO_APP_ID", "ZALO_APP_SECRET", "ZALO_REFRESH_TOKEN", "ZALO_OTP_TEMPLATE_ID"] as const;
  const isGhn = settings.CARRIER === "ghn";
  return reasons([
    [
      settings.PAYMENT_GATEWAYS.includes("vnpay") && lackAny("VNPAY_TMN_CODE", "VNPAY_HASH_SECRET"),
      "PAYMENT_GATEWAYS includes vnpay, so VNPAY_TMN_CODE and VNPAY_HASH_SECRET must be set.",
    ],
    [
      settings.PAYMENT_GATEWAYS.includes("momo") &&
        lackAny("MOMO_PARTNER_CODE", "MOMO_ACCESS_KEY", "MOMO_SECRET_KEY"),
      "PAYMENT_GATEWAYS includes momo, so MOMO_PARTNER_CODE, MOMO_ACCESS_KEY and MOMO_SECRET_KEY must be set.",
    ],
    [
      isGhn && lackAny("GHN_TOKEN", "GHN_SHOP_ID", "GHN_WEBHOOK_TOKEN"),
      "CARRIER is ghn, so GHN_TOKEN, GHN_SHOP_ID and GHN_WEBHOOK_TOKEN must be set.",
    ],
    [
      isGhn && isSet("PLACES_FILE"),
      "PLACES_FILE cannot be used if CARRIER is ghn: GHN's API needs districts, which that file lacks.",
    ],
    [
      arePartial("ESMS_API_KEY", "ESMS_SECRET_KEY", "ESMS_BRANDNAME"),
      "Set all of ESMS_API_KEY, ESMS_SECRET_KEY and ESMS_BRANDNAME, or none.",
    ],
    [
      arePartial(...zalo),
      "Set all of ZALO_APP_ID, ZALO_APP_SECRET, ZALO_REFRESH_TOKEN and ZALO_OTP_TEMPLATE_ID, or none.",
    ],
    [
      zalo.every(isSet) && lackAny("ESMS_API_KEY"),
      "Zalo does not reach every phone: set ESMS_API_KEY, ESMS_SECRET_KEY and ESMS_BRANDNAME as well.",
    ],
    [
      isSet("SMTP_URL") && lackAny("MAIL_FROM"),
      "SMTP_URL is set, so MAIL_FROM (the From address of emails) must be set as well.",
    ],
    [
      arePartial("TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"),
      "Set both TURNSTILE_SITE_KEY and TURNSTILE_SECRET, or neither.",
    ],
    [
      arePartial("VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"),
      "Set both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither.",
    ],
  ]);
}
