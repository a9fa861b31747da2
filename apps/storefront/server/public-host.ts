import type { FastifyInstance } from "fastify";
import type { StorefrontConfig } from "./config.ts";

/** Names that a machine has for itself. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

const REFUSAL =
  "This server does not answer for this host. Whoever runs it names its hosts in PUBLIC_URL and ALLOWED_HOSTS.\n";

/**
 * The hosts that the shop answers for, as browsers send them: `PUBLIC_URL`'s and those in `ALLOWED_HOSTS`. A shop whose
 * public address is a loopback one (the default) is reached by all names that this machine has for itself.
 */
export function knownHosts({
  publicUrl,
  allowedHosts,
  port,
}: Pick<StorefrontConfig, "publicUrl" | "allowedHosts" | "port">): ReadonlySet<string> {
  const own = new URL(publicUrl);
  const named = allowedHosts.map((host) => host.toLowerCase());
  if (!LOOPBACK.includes(own.hostname)) return new Set([...asSent(own), ...named]);
  const loopback = LOOPBACK.flatMap((name) => [
    ...asSent(new URL(`${own.protocol}//${name}:${own.port}`)),
    ...asSent(new URL(`http://${name}:${port}`)),
  ]);
  return new Set([...loopback, ...named]);
}

/** What a client writes into `Host`: browsers leave a scheme's own port away, some programs do not. */
function asSent({ protocol, host, hostname, port }: URL): string[] {
  return port === "" ? [host, `${hostname}:${protocol === "https:" ? 443 : 80}`] : [host];
}

/**
 * Refuses, with 421, what is asked of any other host: neither caches nor pages learn of a name that a stranger made up. Looks
 * at `Host` alone: what a proxy says of it (`X-Forwarded-Host`) can be said by anybody.
 */
export function refuseUnknownHosts(app: FastifyInstance, config: Parameters<typeof knownHosts>[0]): void {
  const known = knownHosts(config);
  app.addHook("onRequest", ({ raw: { url }, headers }, reply, done) => {
    // A target that is no path names a host of its own ("GET http://…").
    const isKnown = url?.startsWith("/") && known.has(headers.host?.toLowerCase() ?? "");
    if (isKnown) {
      done();
      return;
    }
    void reply
      .status(421)
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send(REFUSAL);
  });
}
