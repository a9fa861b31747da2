/** What the storefront server reads from its environment, with the defaults `npm start` uses. */
export interface StorefrontConfig {
  /** Port to listen on. */
  port: number;
  /** Origin of the backend, without a trailing slash. */
  backendUrl: string;
  /** Origin the outside world sees, for canonical addresses. @default `http://localhost:<PORT>` */
  publicUrl: string;
  /** Most bytes of pages that are kept; 0 (`PAGE_CACHE=off`) makes each page anew. */
  pageCacheBytes: number;
  /** Development: Vite in middleware mode instead of the built files. */
  dev: boolean;
}

/** About 400 pages in three encodings each. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** Reads and checks the environment. Throws a sentence that names the wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv, argv: readonly string[]): StorefrontConfig {
  const port = Number(env["PORT"] ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a port number, but is "${env["PORT"] ?? ""}".`);
  }
  const dev = argv.includes("--dev");
  return {
    port,
    backendUrl: origin("BACKEND_URL", env["BACKEND_URL"] ?? "http://127.0.0.1:4000"),
    publicUrl: origin("PUBLIC_URL", env["PUBLIC_URL"] ?? `http://localhost:${port}`),
    pageCacheBytes: dev || env["PAGE_CACHE"] === "off" ? 0 : PAGE_CACHE_BYTES,
    dev,
  };
}

function origin(name: string, value: string): string {
  if (!URL.canParse(value)) {
    throw new Error(`${name} must be a URL such as http://127.0.0.1:4000, but is "${value}".`);
  }
  return new URL(value).origin;
}
