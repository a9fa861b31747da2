import { serveMetrics, StartFailure } from "@sen/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openOnePageShop } from "./test/one-page-shop.ts";

let shop: Awaited<ReturnType<typeof openOnePageShop>>;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  shop = await openOnePageShop("<p>Sen</p>");
  metrics = await serveMetrics({ port: 0, host: "127.0.0.1" });
});
afterAll(() => Promise.all([metrics.close(), shop.close()]));

it("metrics count pages by cache status and measure rendering by route, without URLs", async () => {
  for (const id of [4711, 4711, 4711, 4712]) {
    await (await fetch(`http://127.0.0.1:${shop.port}/product/${id}`)).text();
  }
  const told = await (await fetch(`${metrics.url}/metrics`)).text();
  expect(told).toMatch(/^sen_storefront_page_answers_total\{cache="miss"\} 3$/m);
  expect(told).toMatch(/^sen_storefront_page_answers_total\{cache="hit"\} 1$/m);
  expect(told).toMatch(/^sen_storefront_page_made_seconds_count\{route="\/product\/:id",status="200"\} 3$/m);
  expect(told).toMatch(/^sen_storefront_page_cache_bytes [1-9]/m);
  // Only names and labels: the digits of a value are chance.
  expect(told.replace(/ \S+$/gm, "")).not.toContain("4711");
});

it("a metrics port that is in use is reported in one sentence, with its setting", async () => {
  const port = Number(new URL(metrics.url).port);
  await expect(serveMetrics({ port, host: "127.0.0.1" })).rejects.toThrow(
    new StartFailure(`Port ${port} is in use. Stop the program that uses it, or set METRICS_PORT.`),
  );
});
