import { compile } from "proxy-addr";
import { isHost } from "./host.ts";

/** What the storefront server reads from its environment, with the defaults `npm start` uses. */
export interface StorefrontConfig {
  /** Port to listen on. */
  port: number;
  /** Origin of the backend, without a trailing slash. */
  backendUrl: string;
  /** Origin that the outside world sees, without a trailing slash: every absolute address is made from it. */
  publicUrl: string;
  /** Hosts beside the public one that are answered for, with their port where it is not the scheme's own. */
  allowedHosts: readonly string[];
  /** Whether a proxy's `X-Forwarded-For` is believed, by the proxy's address. @default of none */
  trustedProxies: (address: string, hop: number) => boolean;
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
    publicUrl: origin("PUBLIC_URL", env["PUBLIC_URL"] || `http://localhost:${port}`),
    allowedHosts: hosts("ALLOWED_HOSTS", env["ALLOWED_HOSTS"] ?? ""),
    trustedProxies: trustedProxies(env["TRUSTED_PROXIES"]),
    pageCacheBytes: dev || env["PAGE_CACHE"] === "off" ? 0 : PAGE_CACHE_BYTES,
    dev,
  };
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    throw new Error(`${name} must be a URL such as http://127.0.0.1:4000, but is "${value}".`);
  }
  return url.origin;
}

function hosts(name: string, list: string): string[] {
  const named = list.split(/[\s,]+/).filter((host) => host !== "");
  for (const host of named) {
    if (!isHost(host)) {
      throw new Error(`${name} must be hosts such as 192.168.1.20:3000, but one is "${host}".`);
    }
  }
  return named;
}

/** Reads addresses, networks (`10.0.0.0/8`) and their names (`loopback`, `linklocal`, `uniquelocal`), separated by commas. */
function trustedProxies(text = ""): StorefrontConfig["trustedProxies"] {
  const places = text
    .split(",")
    .map((place) => place.trim())
    .filter((place) => place !== "");
  try {
    // A number alone would be taken for an address: "1" for 0.0.0.1.
    if (places.every((place) => /[a-z.:]/.test(place))) return compile(places);
  } catch {
    // No address or network, or everybody's: told below.
  }
  throw new Error(
    `TRUSTED_PROXIES must be addresses or networks such as "loopback, 10.0.0.0/8", but is "${text}".`,
  );
}
