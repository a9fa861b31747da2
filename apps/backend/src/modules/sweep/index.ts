export { dropMonths, keepPartitions, monthsOver, partitionedTables } from "./partitions.ts";
export { sweep, sweepTable } from "./sweep.ts";
export { sweeps } from "./sweeps.ts";
