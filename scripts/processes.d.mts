export const root: string;

export interface RunOptions {
  env?: Record<string, string>;
  /** Its output is kept and given, not shown. */
  quiet?: boolean;
  signal?: AbortSignal;
}

export function readPort(variable: string, fallback: number): number;
export function run(command: string, args: readonly string[], options?: RunOptions): Promise<string>;
