import { findProgram, installPackages, installsPackages } from "./debian.mjs";

/**
 * Makes sure that there is a Caddy where that can be done without asking: Debian's package, as root. Elsewhere the test of
 * `deploy/Caddyfile` is left out. Throws when an installation fails.
 */
export async function ensureCaddy() {
  const found = findProgram("caddy", "CADDY_PATH");
  if (found || !installsPackages) return found;
  console.log("Installing Caddy…");
  await installPackages("caddy");
  return findProgram("caddy", "CADDY_PATH");
}
