export { backendSettings, type BackendSettings } from "./backend-settings.ts";
export { isHost } from "./host.ts";
export { refuseBackend, refuseStorefront, type ProductionFacts } from "./production.ts";
export { readSettings, SettingsError } from "./read-settings.ts";
export { telemetryOf, type TelemetrySettings } from "./shared-settings.ts";
export { storefrontSettings, type StorefrontSettings } from "./storefront-settings.ts";
export type { TrustsProxy } from "./trusted-proxies.ts";
export type { SocialIssuer } from "./social-issuers.ts";
export { WORK_KINDS, type PerWorkKind, type WorkKind } from "./work-kinds.ts";
