import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import express, { type RequestHandler } from "express";

const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;
const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
};

/** The browser's files: in the form the build compressed where there is one, kept for ever where the name holds a hash. */
export function builtFiles(folder: string): RequestHandler {
  const files = express.static(folder, {
    index: false,
    redirect: false,
    maxAge: "1h",
    setHeaders: (res, path) => {
      if (path.includes("/assets/")) res.setHeader("cache-control", "public, max-age=31536000, immutable");
    },
  });
  // The build is complete before the server starts: what is there once is there for good.
  const known = new Map<string, boolean>();
  const isThere = (path: string) => {
    const found = known.get(path) ?? existsSync(join(folder, path));
    if (found) known.set(path, true);
    return found;
  };
  return (req, res, next) => {
    const ending = extname(req.path);
    // A page's address has no ending: the disk need not be asked for it.
    if (ending === "") {
      next();
      return;
    }
    res.setHeader("x-content-type-options", "nosniff");
    res.setHeader("cross-origin-resource-policy", "same-origin");
    const type = TYPES[ending];
    if (type !== undefined && !req.path.includes("..")) {
      res.vary("Accept-Encoding");
      const encoding = ENCODINGS.find(
        (one) => req.acceptsEncodings(one.name) !== false && isThere(req.path + one.ending),
      );
      if (encoding) {
        res.setHeader("content-encoding", encoding.name);
        res.setHeader("content-type", type);
        req.url = req.path + encoding.ending;
      }
    }
    files(req, res, next);
  };
}
