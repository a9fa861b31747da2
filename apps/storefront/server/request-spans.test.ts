import { startTracing } from "@sen/server";
import { startReceiver } from "@sen/server/test";
import { afterEach, expect, it } from "vitest";
import { createApiClient } from "@sen/api";
import { proxyBackend } from "./api-proxy.ts";
import { backendApi } from "./backend-api.ts";
import { closeAll, listening, opened, testServer } from "./test/listening.ts";

afterEach(closeAll);

/** A storefront with a proxied path and a page, in front of a backend that records the trace headers it gets. */
async function storefront() {
  const told: (string | undefined)[] = [];
  const backend = await listening((req, res) => {
    told.push(req.headers.traceparent as string | undefined);
    res.setHeader("content-type", "application/json").end("{}");
  });
  const app = testServer();
  await proxyBackend(app, { backendUrl: backend, production: false });
  app.get("*", async (request, reply) => {
    const entry = { createApiClient } as Parameters<typeof backendApi>[0];
    await backendApi(entry, backend, "vi", request.id).GET("/malls", {});
    return reply.send();
  });
  return { url: await opened(app), told };
}

const foreign = { headers: { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" } };

it("without tracing, forwards no trace headers to the backend, not even a browser's", async () => {
  const { url, told } = await storefront();
  await fetch(`${url}/api/v1/malls`, foreign);
  await fetch(`${url}/page`, foreign);
  expect(told).toEqual([undefined, undefined]);
});

it("starts a trace for each request and continues it in every backend call", async () => {
  const receiver = await startReceiver();
  const end = await startTracing({ service: "storefront", endpoint: receiver.endpoint, ratio: 1 });
  const { url, told } = await storefront();
  await (await fetch(`${url}/api/v1/malls?keyword=0987654321`, foreign)).text();
  await (await fetch(`${url}/page`, foreign)).text();
  await expect.poll(() => told).toHaveLength(2);
  await end();
  await receiver.close();
  const { spans } = receiver;
  const [passed, page, call] = ["GET /api/*", "GET *", "GET backend"].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(told).toEqual([
    `00-${passed?.traceId}-${passed?.spanId}-01`,
    `00-${page?.traceId}-${call?.spanId}-01`,
  ]);
  expect(call?.parentSpanId).toBe(page?.spanId);
  expect(passed?.traceId).not.toBe(page?.traceId);
  expect(spans.map(({ parentSpanId = "" }) => parentSpanId)).not.toContain("b7ad6b7169203331");
  expect(JSON.stringify(spans)).not.toContain("0987654321");
});
