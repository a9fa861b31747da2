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

const read = async () => (await fetch(`${metrics.url}/metrics`)).text();

/** The value of a metric, 0 before its first measurement. */
const valueIn = (text: string, metric: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${metric} `))
      ?.slice(metric.length) ?? 0,
  );

it("metrics count pages by cache status and measure rendering by route, without URLs", async () => {
  const before = await read(); // The files of one thread share its metrics.
  for (const id of [4711, 4711, 4711, 4712]) {
    await (await fetch(`http://127.0.0.1:${shop.port}/product/${id}`)).text();
  }
  const told = await read();
  const counted = (metric: string) => valueIn(told, metric) - valueIn(before, metric);
  expect(counted('sen_storefront_page_answers_total{cache="miss"}')).toBe(3);
  expect(counted('sen_storefront_page_answers_total{cache="hit"}')).toBe(1);
  expect(counted('sen_storefront_page_made_seconds_count{route="/product/:id",status="200"}')).toBe(3);
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
