export { sweep, sweepTable } from "./sweep.ts";
export { sweeps } from "./sweeps.ts";
