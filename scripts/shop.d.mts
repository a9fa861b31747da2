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

export function startShop(options: ShopOptions): Promise<{ url: string; stop: () => Promise<void> }>;
