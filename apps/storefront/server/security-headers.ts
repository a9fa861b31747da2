import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";

/** A fresh nonce for each response, kept in `res.locals.nonce` for the renderer. */
export const issueNonce: RequestHandler = (_req, res, next) => {
  res.locals["nonce"] = randomBytes(16).toString("base64");
  next();
};

/**
 * Security headers. Scripts and style sheets run only with the response's nonce; style *attributes* are allowed,
 * since React writes positions and custom properties there.
 */
export function securityHeaders({ dev }: { dev: boolean }): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        mediaSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: dev ? ["'self'", "ws:"] : ["'self'"],
        scriptSrc: ["'self'", (_req, res) => `'nonce-${nonceOf(res)}'`],
        styleSrc: dev ? ["'self'", "'unsafe-inline'"] : ["'self'", (_req, res) => `'nonce-${nonceOf(res)}'`],
        styleSrcAttr: ["'unsafe-inline'"],
      },
    },
    // The product is reached over http on a developer's machine; TLS and HSTS belong to the balancer before it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  }) as RequestHandler;
}

function nonceOf(res: object): string {
  const locals = (res as { locals?: Record<string, unknown> }).locals;
  return String(locals?.["nonce"] ?? "");
}
