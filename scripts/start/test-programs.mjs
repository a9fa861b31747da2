import { ensureProgram } from "./debian.mjs";

/** What tests start beside the shop's own programs, by the name of Debian's package, and the tests that are left out without it. */
const NEEDED_BY = [
  ["ffmpeg", "FFMPEG_PATH", "Tests of customers' videos"],
  ["caddy", "CADDY_PATH", "Tests of the balancer"],
  ["pgbouncer", "PGBOUNCER_PATH", "Tests of a cluster behind PgBouncer"],
  ["redis-server", "REDIS_PATH", "Tests of limits in Redis"],
];

/** Makes sure of all programs that tests start. Gives the tests whose program is not there. */
export async function ensureTestPrograms() {
  const ensured = await Promise.allSettled(
    NEEDED_BY.map(([name, variable]) => ensureProgram(name, variable)),
  );
  return NEEDED_BY.flatMap(([, , tests], index) => (ensured[index]?.value ? [] : [tests]));
}
