import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { freePort } from "../../apps/backend/src/database/free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const backendPort = Number(process.env["E2E_PORT"] ?? 3300) + 1;

/** A separate storefront for the shop's backend, whose connection to it can be cut. */
export interface FragileShop {
  url: string;
  /** Makes the backend unreachable. */
  cut: () => void;
  /** Makes it reachable again. */
  mend: () => void;
  stop: () => Promise<void>;
}

/** Starts a storefront whose backend connection passes a proxy that can be cut. */
export async function startFragileShop(): Promise<FragileShop> {
  const open = new Set<Socket>();
  let whole = true;
  const wire = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(backendPort, "127.0.0.1");
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.pipe(other);
      end.on("error", () => other.destroy());
      end.on("close", () => {
        open.delete(end);
        other.destroy();
      });
    }
  });
  wire.listen(0, "127.0.0.1");
  await once(wire, "listening");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const storefront = spawn(process.execPath, ["apps/storefront/server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: `${root}.cache/node`,
      PORT: String(port),
      PUBLIC_URL: url,
      BACKEND_URL: `http://127.0.0.1:${portOf(wire)}`,
    },
  });
  await once(storefront.stdout, "data"); // It prints a line once it listens.
  return {
    url,
    cut() {
      whole = false;
      for (const end of open) end.destroy();
    },
    mend() {
      whole = true;
    },
    async stop() {
      const ended = once(storefront, "exit");
      storefront.kill();
      for (const end of open) end.destroy();
      wire.close();
      await ended;
    },
  };
}

const portOf = (server: ReturnType<typeof createServer>) => (server.address() as AddressInfo).port;
