import { Histogram } from "@sen/server";
import type { FastifyInstance } from "fastify";

/** Response counts and times by operation and status. Other routes count by their URL pattern. */
const answers = new Histogram({
  name: "sen_backend_answer_seconds",
  help: "Response time, by operation and HTTP status",
  labelNames: ["operation", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/** Measures every response. */
export function measureAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async ({ routeOptions }, reply) => {
    const operation = routeOptions.config.operationId ?? routeOptions.url ?? "none";
    answers.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
