import type { FastifyHelmetOptions } from "@fastify/helmet";

/** What every answer carries but the pages' own policy. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  // The product is reached over http on a developer's machine; TLS and HSTS belong to the balancer before it.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
};

export interface PolicyOptions {
  /** Vite's development server puts style elements into the page and talks over a web socket. */
  dev: boolean;
  /** Hashes of the page's own inline scripts: a page that is kept can share no nonce. */
  scriptHashes: readonly string[];
  /** Whether Cloudflare Turnstile may be shown. */
  turnstile: boolean;
  /** The origins of the operator's tag manager. */
  tagManager: readonly string[];
}

/** The one origin that Turnstile needs: https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

/**
 * The Content-Security-Policy of a page. Scripts are the shop's own files and the page's own inline ones; style *attributes*
 * are allowed, since React writes positions and custom properties there.
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
