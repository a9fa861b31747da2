import Fastify from "fastify";
import { collectDefaultMetrics, register } from "prom-client";

export { Counter, Gauge, Histogram } from "prom-client";

/** Where metrics are read. */
export interface MetricsAddress {
  /** 0 for any that is free. */
  port: number;
  host: string;
}

/**
 * Serves what this process has counted at `/metrics`, in the format of Prometheus, on a port of its own: customers never reach
 * it. Counters stand in the module that counts; they are cheap, and go on where nobody reads them.
 */
export async function serveMetrics({ port, host }: MetricsAddress) {
  if (register.getSingleMetric("process_cpu_seconds_total") === undefined) collectDefaultMetrics();
  const server = Fastify({ forceCloseConnections: true });
  server.get("/metrics", async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
  return { url: await server.listen({ port, host }), close: () => server.close() };
}
