import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";

const CADDY = process.env.CADDY_PATH ?? "caddy";

/** Whether Caddy is installed. If not, its tests are skipped, which the gate reports. */
export const hasCaddy = () => spawnSync(CADDY, ["version"]).status === 0;

/** Starts Caddy with `deploy/Caddyfile`: same configuration, but local upstreams, loopback only, and a longer health timeout for busy machines. */
export async function openCaddy(storefrontPort: number, backendPort: number) {
  const [port, innerPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "sen-caddy-"));
  const text = readFileSync(new URL("../../../../deploy/Caddyfile", import.meta.url), "utf8")
    .replace("health_timeout 3s", "health_timeout 60s")
    .replace("storefront-1:3000 storefront-2:3000", `127.0.0.1:${storefrontPort}`)
    .replace("backend-1:4000 backend-2:4000", `127.0.0.1:${backendPort}`)
    .replace(":4000 {", `http://127.0.0.1:${innerPort} {`);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${text}`);
  const child = spawn(CADDY, ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { ...process.env, HOME: folder, SITE_ADDRESS: `http://localhost:${port}` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (piece) => (said += String(piece)));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const close = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  await vi.waitFor(async () => expect([await isOpen(port), said]).toEqual([true, said]), { timeout: 10_000 });
  return { port, close };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Whether it proxies requests, which requires the storefront to be healthy. */
function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const path = "/api/v1/visitors/first";
    get({ port, host: "127.0.0.1", path, headers: { host: "localhost" } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on("error", () => resolve(false));
  });
}
