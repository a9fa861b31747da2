import type { ChildProcess } from "node:child_process";

export interface ShopOptions {
  port: number;
  backendPort: number;
  /** @default "http://localhost:<port>" */
  publicUrl?: string;
  /** For both processes. */
  env?: Record<string, string>;
  /** Their output is shown. */
  show?: boolean;
  /** Compiled as it is asked for, and again when a file changes. */
  dev?: boolean;
  /** A part that dies once both are healthy is started again. */
  restart?: boolean;
  signal?: AbortSignal;
}

export interface ShopProcess {
  name: string;
  child: ChildProcess;
}

export interface Shop {
  /** The storefront's origin. */
  url: string;
  processes: ShopProcess[];
  stop: () => Promise<void>;
}

export function startShop(options: ShopOptions): Promise<Shop>;
