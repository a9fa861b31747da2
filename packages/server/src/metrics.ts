import Fastify from "fastify";
import { collectDefaultMetrics, register } from "prom-client";
import { listenFailure } from "./shutdown.ts";

export { Counter, Gauge, Histogram } from "prom-client";

/** Where to serve metrics. */
export interface MetricsAddress {
  /** 0 for any free port. */
  port: number;
  host: string;
}

/**
 * Serves this process's metrics at `/metrics` in Prometheus format, on a separate port that customers cannot reach. Metrics are defined in
 * the modules that count them; they are cheap enough to run without being scraped.
 */
export async function serveMetrics({ port, host }: MetricsAddress) {
  if (register.getSingleMetric("process_cpu_seconds_total") === undefined) collectDefaultMetrics();
  const server = Fastify({ forceCloseConnections: true });
  server.get("/metrics", async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
  const url = await server.listen({ port, host }).catch((error: unknown) => {
    throw listenFailure(error, port, "METRICS_PORT");
  });
  return { url, close: () => server.close() };
}
