export interface GateOptions {
  changed: boolean;
  base: string | undefined;
  shard: string | undefined;
}
export function readGateOptions(args: string[]): GateOptions;
export function reachOfShard(shard: string | undefined): Record<string, false>;
