import type { FastifyHelmetOptions } from "@fastify/helmet";
import { LOOPBACK } from "./public-host.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers of every response, except the pages' own policy. */
export function securityHeaders(publicUrl: string): FastifyHelmetOptions {
  const { protocol, hostname } = new URL(publicUrl);
  // On a developer's machine it would force https on every other port, too.
  const isOnlyHttps = protocol === "https:" && !LOOPBACK.includes(hostname);
  return {
    contentSecurityPolicy: false,
    strictTransportSecurity: isOnlyHttps && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  };
}

export interface PolicyOptions {
  /** Vite's development server injects style elements and uses a web socket. */
  dev: boolean;
  /** Hashes of the page's inline scripts: a cached page cannot use a nonce. */
  scriptHashes: readonly string[];
  turnstile: boolean;
  tagManager: readonly string[];
}

/** The only origin that Turnstile needs: https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

/**
 * The Content-Security-Policy of a page. Allows the shop's own script files and the page's inline scripts. Style *attributes* are
 * allowed because React writes positions and custom properties there.
 */
export function contentSecurityPolicy({ dev, scriptHashes, turnstile, tagManager }: PolicyOptions): string {
  const elsewhere = turnstile ? [TURNSTILE_ORIGIN] : [];
  const directives = {
    "default-src": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    "img-src": ["'self'", "data:", "blob:", ...tagManager],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(dev ? ["ws:"] : []), ...tagManager],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...elsewhere, ...tagManager],
    ...(turnstile && { "frame-src": elsewhere }),
    "style-src": dev ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join(";");
}
