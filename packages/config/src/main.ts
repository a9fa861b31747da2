import { backendSettings } from "./backend-settings.ts";
import { describeSettings } from "./describe-settings.ts";
import { storefrontSettings } from "./storefront-settings.ts";

/** Prints every setting of every program, and what the environment makes of it. */
for (const [program, settings] of Object.entries({
  Storefront: storefrontSettings,
  Backend: backendSettings,
})) {
  process.stdout.write(`${program}\n\n${describeSettings(settings, process.env)}\n\n`);
}
