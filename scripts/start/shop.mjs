import { assertPortFree, healthy, root, run, startProcess } from "./processes.mjs";
import { supervise } from "./supervise.mjs";

/**
 * The backend's memory options: a small young generation, since loading the modules would otherwise double it for good; and a limit of
 * ten times the live memory, which makes the garbage collector start earlier (about 40 MB less under load).
 */
const ANSWERING = ["--max-semi-space-size=4", "--max-old-space-size=256"];

/**
 * Rendering allocates a lot and retains nothing. A young generation with room for a page or two lets most objects die there without being
 * copied (a fifth less work per page than with 4 MB; 16 MB saves no more), and a limit makes the garbage collector keep up with the
 * rest.
 */
const RENDERING = ["--max-semi-space-size=8", "--max-old-space-size=128"];

/** In development, code is compiled on the fly and memory is not limited. */
const WATCHING = ["--watch-preserve-output", "--watch"];

/**
 * Starts the backend and the built storefront and waits until both are healthy. `publicUrl` is the origin that customers use; `env` goes to
 * both. Checks first that the ports are free. If `signal` aborts before both are healthy, stops what was started. With `restart`, a
 * process that dies later is started again.
 */
export async function startShop({
  port,
  backendPort,
  publicUrl = `http://localhost:${port}`,
  env = {},
  show = false,
  dev = false,
  restart = false,
  signal = undefined,
}) {
  if (port === backendPort) {
    throw new Error(`PORT and BACKEND_PORT are both ${port}. Set two different ones.`);
  }
  await assertPortFree(port, "PORT");
  await assertPortFree(backendPort, "BACKEND_PORT");
  let processes = [];
  const stop = async () => {
    await Promise.all(processes.map((one) => one.stop()));
    if (processes[0].child.exitCode !== 0) await stopLeftDatabase(env);
  };
  try {
    const mode = {
      NODE_ENV: dev ? "development" : "production",
      // Fewer malloc arenas, so that memory freed by the threads of sharp and zlib is reused.
      MALLOC_ARENA_MAX: "2",
      // Returns memory of decoded pictures and compressed pages to the system at once, instead of keeping it per thread.
      MALLOC_TRIM_THRESHOLD_: "131072",
      // Caches compiled code. From the second start on, Node need not even load its TypeScript stripper (6 MB per program).
      NODE_COMPILE_CACHE: `${root}/.cache/node`,
    };
    const start = (name, args, own) => {
      const started = startProcess(name, "node", args, { env: { ...mode, ...env, ...own }, show });
      processes.push(started);
      return () => healthy(started, `http://127.0.0.1:${own.PORT}/readyz`, { signal });
    };
    const backend = [...(dev ? WATCHING : ANSWERING), "--conditions=@sen/source", "apps/backend/src/main.ts"];
    const ofBackend = {
      PORT: String(backendPort),
      HOST: "127.0.0.1",
      STOREFRONT_URL: publicUrl,
      PUBLIC_URL: publicUrl,
      // The storefront, which forwards the address that it determined with its own TRUSTED_PROXIES.
      TRUSTED_PROXIES: "loopback",
    };
    const backendReady = start("backend", backend, ofBackend);
    const server = [...(dev ? [] : RENDERING), "apps/storefront/server/main.ts", ...(dev ? ["--dev"] : [])];
    const backendUrl = `http://127.0.0.1:${backendPort}`;
    const ofStorefront = { PORT: String(port), PUBLIC_URL: publicUrl, BACKEND_URL: backendUrl };
    const { METRICS_PORT } = { ...process.env, ...env }; // The backend's; the storefront's is the next.
    if (METRICS_PORT) ofStorefront.METRICS_PORT = String(Number(METRICS_PORT) + 1);
    // In parallel with the backend, which seeds the shop at its first start.
    const storefrontReady = start("storefront", server, ofStorefront);
    const starts = await Promise.allSettled([backendReady(), storefrontReady()]);
    const failures = starts.flatMap(({ reason }) => reason?.message ?? []); // Both may lack settings.
    if (failures.length > 0) throw new Error(failures.join("\n"));
    if (restart) processes = processes.map((one) => supervise(one));
    return { url: publicUrl, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Stops the embedded database that a killed backend leaves running. A backend that merely exceeded its timeout has already signaled it. */
async function stopLeftDatabase(env) {
  const args = ["--conditions=@sen/source", "apps/backend/src/commands/stop-database.ts"];
  await run("node", args, { env, quiet: true }).catch((error) => console.error(error.message));
}
