import { Router } from "express";

/** Whether this process is to be sent requests. */
export interface Readiness {
  /** It was told to end: what it is sent is still answered, and each connection ends with its answer. */
  isDraining: boolean;
}

/**
 * `/livez` answers 200 for as long as the process answers at all; `/readyz` until it is about to end. The backend is not
 * asked: without it, pages that were kept are still shown.
 */
export function health(readiness: Readiness): Router {
  const router = Router();
  router.use((_req, res, next) => {
    if (readiness.isDraining) res.setHeader("connection", "close");
    next();
  });
  router.get("/livez", (_req, res) => {
    res.set("cache-control", "no-store").json({ status: "ok" });
  });
  router.get("/readyz", (_req, res) => {
    res.set("cache-control", "no-store");
    if (readiness.isDraining) res.status(503).json({ status: "draining" });
    else res.json({ status: "ok" });
  });
  return router;
}
