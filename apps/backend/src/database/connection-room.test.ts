import { expect, it } from "vitest";
import { useShop } from "../../test/shop.ts";
import { readConfig } from "../config.ts";
import { connectionsOfBackend, missingConnections } from "./connection-room.ts";

const shop = await useShop();
const withSettings = (env: Record<string, string>) =>
  readConfig({ SEN_DATA_DIR: shop.config.dataDir, ...env });

it("the embedded server has enough connections for a backend, its worker and a command", async () => {
  const usual = withSettings({});
  const { operator } = usual.pools.connections;
  const andCommand = { ...usual.pools.connections, jobs: usual.pools.connections.jobs + operator };
  const both = { ...usual, pools: { ...usual.pools, connections: andCommand } };
  expect(await missingConnections(shop.db, both)).toBe(0);
});

it("the server of deploy/ has enough connections for two backends with their workers", () => {
  expect(2 * connectionsOfBackend(withSettings({}))).toBeLessThan(100 - 10);
});

it("missingConnections returns how many are lacking", async () => {
  const many = withSettings({ DATABASE_CONNECTIONS: "browsing=1000" });
  const more = withSettings({ DATABASE_CONNECTIONS: "browsing=1000 searching=10" });
  const missing = await missingConnections(shop.db, many);
  expect(missing).toBeGreaterThan(900);
  expect(await missingConnections(shop.db, more)).toBe(missing + 10 - many.pools.connections.searching);
});
