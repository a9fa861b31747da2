import type { RequestHandler } from "express";
import sirv from "sirv";

/** The browser's files: in the form that the build compressed where there is one, kept for ever where the name holds a hash. */
export function builtFiles(folder: string): RequestHandler {
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    maxAge: 3_600,
    ignores: [/\/\.vite\//],
    setHeaders: (res, pathname) => {
      res.setHeader("x-content-type-options", "nosniff");
      res.setHeader("cross-origin-resource-policy", "same-origin");
      if (pathname.startsWith("/assets/")) {
        res.setHeader("cache-control", "public, max-age=31536000, immutable");
      }
    },
  });
}
