import type { FastifyInstance } from "fastify";
import type { StorefrontConfig } from "./config.ts";

/** Names of this machine for itself. */
export const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

const REFUSAL =
  "This server does not answer for this host. Whoever runs it names its hosts in PUBLIC_URL and ALLOWED_HOSTS.\n";

/**
 * The hosts that the shop serves, as browsers send them: `PUBLIC_URL`'s and those in `ALLOWED_HOSTS`. If `PUBLIC_URL` is a loopback
 * address (the default), all loopback names are accepted.
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

/** Possible `Host` headers: browsers omit a scheme's default port, some programs do not. */
function asSent({ protocol, host, hostname, port }: URL): string[] {
  return port === "" ? [host, `${hostname}:${protocol === "https:" ? 443 : 80}`] : [host];
}

/**
 * Refuses requests for any other host with 421, so that no cache or page ever contains a host that a stranger made up. Checks only
 * `Host`: anybody can send `X-Forwarded-Host`.
 */
export function refuseUnknownHosts(app: FastifyInstance, config: Parameters<typeof knownHosts>[0]): void {
  const known = knownHosts(config);
  app.addHook("onRequest", ({ raw: { url }, headers }, reply, done) => {
    // A request target that is not a path names its own host ("GET http://…").
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
