import { findProgram, installPackages, installsPackages } from "./debian.mjs";

/**
 * Makes sure that there is a server that only tests start, where that can be done without asking: Debian's package, as root. Elsewhere the
 * tests that need it are left out. Throws when an installation fails.
 */
async function ensureServer(program, variable, debian = program) {
  const found = findProgram(program, variable);
  if (found || !installsPackages) return found;
  console.log(`Installing ${program}…`);
  await installPackages(debian);
  return findProgram(program, variable);
}

/** What `deploy/Caddyfile` is tested with. */
export const ensureCaddy = () => ensureServer("caddy", "CADDY_PATH");

/** What `deploy/pgbouncer.ini` is tested with. */
export const ensurePgBouncer = () => ensureServer("pgbouncer", "PGBOUNCER_PATH");

/** What rate limits by `REDIS_URL` are tested with. */
export const ensureRedis = () => ensureServer("redis-server", "REDIS_PATH");
