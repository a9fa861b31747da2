import { assertPortFree, healthy, root, run, startProcess } from "./processes.mjs";
import { supervise } from "./supervise.mjs";

/**
 * The backend's memory: a small young generation, since loading the modules would otherwise double it for good; and a
 * bound, ten times what it keeps, that makes the collector begin earlier (about 40 MB less under load).
 */
const ANSWERING = ["--max-semi-space-size=4", "--max-old-space-size=256"];

/**
 * Rendering leaves much behind and keeps nothing. A young generation that holds a page or two lets most of it die there
 * uncopied (a fifth less work a page than with 4 MB; 16 MB saves no more), and a bound makes the collector keep up with
 * the rest.
 */
const RENDERING = ["--max-semi-space-size=8", "--max-old-space-size=128"];

/** Development compiles as it goes and may take the memory it needs. */
const WATCHING = ["--watch-preserve-output", "--watch"];

/**
 * Starts the backend and the built storefront and waits until both are healthy.
 * `publicUrl` is the origin under which customers reach it; `env` goes to both; the ports are checked first, so that
 * nothing is started beside a stranger. When `signal` aborts before they are, what was started is ended. With `restart`,
 * a part that dies afterwards is started again.
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
      // Fewer arenas of the C allocator: what the threads of sharp and zlib give back is used again.
      MALLOC_ARENA_MAX: "2",
      // What a decoded picture or a page's compression took goes back to the system at once, instead of staying with its thread.
      MALLOC_TRIM_THRESHOLD_: "131072",
      // What Node has compiled is kept: from the second start on it need not even load what strips types (6 MB a program).
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
      // The storefront, which tells the address that it has made out by the TRUSTED_PROXIES of its own.
      TRUSTED_PROXIES: "loopback",
    };
    const backendReady = start("backend", backend, ofBackend);
    const storefront = [
      ...(dev ? [] : RENDERING),
      "apps/storefront/server/main.ts",
      ...(dev ? ["--dev"] : []),
    ];
    const backendUrl = `http://127.0.0.1:${backendPort}`;
    const ofStorefront = { PORT: String(port), PUBLIC_URL: publicUrl, BACKEND_URL: backendUrl };
    // Beside the backend, which fills the shop at its first start.
    const storefrontReady = start("storefront", storefront, ofStorefront);
    await backendReady();
    await storefrontReady();
    if (restart) processes = processes.map((one) => supervise(one));
    return { url: publicUrl, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A backend that was killed leaves its embedded database running; one that took too long to end has told it, and not waited. */
async function stopLeftDatabase(env) {
  const args = ["--conditions=@sen/source", "apps/backend/src/commands/stop-database.ts"];
  await run("node", args, { env, quiet: true }).catch((error) => console.error(error.message));
}
