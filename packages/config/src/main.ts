import { backendSettings } from "./backend-settings.ts";
import { describeSettings } from "./describe-settings.ts";
import { storefrontSettings } from "./storefront-settings.ts";

/** Prints the settings of all programs, with their values in this environment. */
for (const [program, settings] of Object.entries({
  Storefront: storefrontSettings,
  Backend: backendSettings,
})) {
  process.stdout.write(`${program}\n\n${describeSettings(settings, process.env)}\n\n`);
}
