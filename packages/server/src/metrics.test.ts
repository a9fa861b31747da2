import { expect, it } from "vitest";
import { serveMetrics } from "./metrics.ts";
import { StartFailure } from "./shutdown.ts";

it("a metrics port that is in use is reported in one sentence, with its setting", async () => {
  const host = "127.0.0.1";
  const first = await serveMetrics({ port: 0, host });
  const port = Number(new URL(first.url).port);
  await expect(serveMetrics({ port, host })).rejects.toThrow(
    new StartFailure(`Port ${port} is in use. Stop the program that uses it, or set METRICS_PORT.`),
  );
  await first.close();
});
