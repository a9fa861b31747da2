import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, register } from "prom-client";

export { Counter, Gauge, Histogram } from "prom-client";

/** Where metrics are read. */
export interface MetricsAddress {
  /** 0 for any that is free. */
  port: number;
  host: string;
}

/** A place where metrics are read. */
export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves what this process has counted at `/metrics`, in the format of Prometheus, on a port of its own: customers never reach
 * it. Counters stand in the module that counts; they are cheap, and go on where nobody reads them.
 */
export async function serveMetrics({ port, host }: MetricsAddress): Promise<MetricsServer> {
  if (register.getSingleMetric("process_cpu_seconds_total") === undefined) collectDefaultMetrics();
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { "content-type": register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
