import { ensureFfmpeg } from "./ffmpeg.mjs";
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

const NEEDED_BY = [
  [ensureFfmpeg, "Tests of customers' videos"],
  [ensureCaddy, "Tests of the balancer"],
  [ensurePgBouncer, "Tests of a cluster behind PgBouncer"],
  [ensureRedis, "Tests of limits in Redis"],
];

/** Makes sure of all programs that tests start. Gives the tests whose program is not there. */
export async function ensureTestPrograms() {
  const ensured = await Promise.allSettled(NEEDED_BY.map(([ensure]) => ensure()));
  return NEEDED_BY.flatMap(([, tests], index) => (ensured[index]?.value ? [] : [tests]));
}
