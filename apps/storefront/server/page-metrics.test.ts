import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serveMetrics } from "@sen/telemetry";
import express from "express";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { pages } from "./pages.ts";
import type { Renderer } from "./renderer.ts";

/** A shop of one page, kept for a minute. */
const entry = {
  createApiClient: () => ({}),
  matchPage: () => ({ row: { path: "/product/:id", page: "product/ProductPage" }, locale: "vi" }),
  canonicalSearch: () => "",
  keptSeconds: () => 60,
  renderPage: () => Promise.resolve({ status: 200, html: "<p>Sen</p>" }),
} as unknown as Renderer["entry"];
const renderer = { entry, assetsOf: () => ({ boot: "" }) } as unknown as Renderer;

let server: Server;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  const app = express().use(pages(readConfig({}, []), () => Promise.resolve(renderer)));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  metrics = await serveMetrics({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await metrics.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it("counts pages by where they came from, and how long each took to make, without their addresses", async () => {
  const { port } = server.address() as AddressInfo;
  for (const id of [4711, 4711, 4712]) await (await fetch(`http://127.0.0.1:${port}/product/${id}`)).text();
  const told = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  expect(told).toMatch(/^sen_storefront_page_answers_total\{cache="miss"\} 2$/m);
  expect(told).toMatch(/^sen_storefront_page_answers_total\{cache="hit"\} 1$/m);
  expect(told).toMatch(/^sen_storefront_page_made_seconds_count\{route="\/product\/:id",status="200"\} 2$/m);
  expect(told).toMatch(/^sen_storefront_page_cache_bytes [1-9]/m);
  expect(told).not.toContain("4711");
});
