import { compile } from "@fastify/proxy-addr";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { S3Settings } from "./adapters/media-storage/s3.ts";
import { StartFailure } from "./database/failure.ts";
import { RECEIVING_LIMITS, type ReceivingLimits } from "./http/receiving-limits.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "./media/upload-limits.ts";

/** Everything that the environment decides, checked once when the program starts. */
export interface Config {
  /** @default 4000 */
  port: number;
  /** The address it listens on. @default 127.0.0.1: customers come through the storefront */
  host: string;
  production: boolean;
  /** A PostgreSQL server of one's own; without it the embedded one is used. */
  databaseUrl: string | null;
  /** Folder for the embedded database, uploads and composed pictures. @default `.data` of the repository */
  dataDir: string;
  /** Where customers open the shop: payment pages lead back to it. */
  storefrontUrl: string;
  /** Where this backend is reached from the browser: every absolute address that it tells begins so, never with a request's `Host`. */
  publicUrl: string;
  /** An S3-compatible store for uploads; without one they lie in the data folder. */
  mediaS3: S3Settings | null;
  /** The ffmpeg that makes qualities and stills of videos; null for the one on the PATH. */
  ffmpegPath: string | null;
  /** Signs the tokens. Several processes must share it (`SEN_JWT_SECRET`). */
  jwtSecret: string;
  /** Products of the seed. @default 2000 */
  seedProducts: number;
  logLevel: string;
  /** Whether sign-ins and uploads of one address are limited. @default true; `RATE_LIMIT=off` for journeys and load tests */
  rateLimits: boolean;
  /** Whether a proxy's `X-Forwarded-For` is believed, by the proxy's address. @default of none */
  trustedProxies: (address: string, hop: number) => boolean;
  /** What uploads may take of the machines. `UPLOADS_TOTAL_MB` and `UPLOADS_MIN_FREE_MB` change it; with `RATE_LIMIT=off` none counts by uploader. */
  uploads: UploadLimits;
  /** How requests may arrive. With `RATE_LIMIT=off` none counts by address. */
  receiving: ReceivingLimits;
}

const defaultDataDir = fileURLToPath(new URL("../../../.data", import.meta.url));

/** Reads the environment. A value that cannot be meant is refused with a sentence. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = integer(env, "PORT", 4000, 0, 65_535);
  const dataDir = env.SEN_DATA_DIR ?? defaultDataDir;
  const storefrontUrl = url(env, "STOREFRONT_URL", "http://localhost:3000");
  return {
    port,
    host: env.HOST || "127.0.0.1",
    production: env.NODE_ENV === "production",
    databaseUrl: env.DATABASE_URL ? databaseUrl(env.DATABASE_URL) : null,
    dataDir,
    storefrontUrl,
    publicUrl: url(env, "PUBLIC_URL", `http://localhost:${port}`),
    mediaS3: s3Settings(env),
    ffmpegPath: env.FFMPEG_PATH || null,
    jwtSecret: env.SEN_JWT_SECRET ? longEnough(env.SEN_JWT_SECRET) : keptSecret(dataDir),
    seedProducts: integer(env, "SEED_PRODUCTS", 2000, 1, 1_000_000),
    rateLimits: onOrOff(env, "RATE_LIMIT"),
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === "production" ? "warn" : "info"),
    trustedProxies: trustedProxies(env.TRUSTED_PROXIES),
    uploads: uploadLimits(env),
    receiving: {
      ...RECEIVING_LIMITS,
      ...(!onOrOff(env, "RATE_LIMIT") && { bodiesOfOne: Infinity }),
    },
  };
}

function uploadLimits(env: NodeJS.ProcessEnv): UploadLimits {
  const { totalBytes, minFreeBytes } = UPLOAD_LIMITS;
  return {
    ...UPLOAD_LIMITS,
    ...(!onOrOff(env, "RATE_LIMIT") && {
      guestBytes: Infinity,
      customerBytes: Infinity,
      eachAtATime: Infinity,
    }),
    totalBytes: megabytes(env, "UPLOADS_TOTAL_MB", totalBytes),
    minFreeBytes: megabytes(env, "UPLOADS_MIN_FREE_MB", minFreeBytes),
  };
}

/** A size in bytes, named in megabytes. */
function megabytes(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const MEGABYTE = 1024 * 1024;
  return integer(env, name, otherwise / MEGABYTE, 0, 1_000_000_000) * MEGABYTE;
}

function integer(env: NodeJS.ProcessEnv, name: string, otherwise: number, from: number, to: number): number {
  const text = env[name];
  if (text === undefined || text === "") return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  throw new StartFailure(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
}

/** Reads addresses, networks (`10.0.0.0/8`) and their names (`loopback`, `linklocal`, `uniquelocal`), separated by commas. */
function trustedProxies(text = ""): Config["trustedProxies"] {
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
  throw new StartFailure(
    `TRUSTED_PROXIES must be addresses or networks such as "loopback, 10.0.0.0/8", not "${text}".`,
  );
}

function onOrOff(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] ?? "on";
  if (text === "on" || text === "off") return text === "on";
  throw new StartFailure(`${name} must be on or off, not "${text}".`);
}

function url(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const text = env[name] ?? otherwise;
  if (!URL.canParse(text)) {
    throw new StartFailure(`${name} must be an address such as ${otherwise}, not "${text}".`);
  }
  return text.replace(/\/$/, "");
}

function s3Settings(env: NodeJS.ProcessEnv): S3Settings | null {
  const bucket = env.MEDIA_S3_BUCKET;
  if (!bucket) return null;
  const region = env.MEDIA_S3_REGION ?? env.AWS_REGION ?? "ap-southeast-1";
  const endpoint = env.MEDIA_S3_ENDPOINT ? url(env, "MEDIA_S3_ENDPOINT", "https://s3.example.com") : null;
  return { bucket, region, endpoint, pathStyle: endpoint !== null };
}

function databaseUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new StartFailure(
    "DATABASE_URL must be an address such as postgres://user:password@host:5432/database.",
  );
}

function longEnough(secret: string): string {
  if (secret.length >= 32) return secret;
  throw new StartFailure("SEN_JWT_SECRET must have at least 32 characters.");
}

/** One process on one machine needs no secret in its environment: it makes one and keeps it beside its data. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, "jwt-secret");
  if (!existsSync(file)) {
    try {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (!existsSync(file)) {
        throw new StartFailure(
          `${dataDir} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }
  return readFileSync(file, "utf8").trim();
}
