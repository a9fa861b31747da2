/** True in the nightly run. The gate is shorter. */
export const isThorough = process.env["THOROUGH"] === "1";

/** All variants of a journey nightly; in the gate only one of them. */
export function waysOf<Way>(all: readonly Way[], inGate: number): readonly Way[] {
  return isThorough ? all : all.slice(inGate, inGate + 1);
}

/** The variants that the gate omits. */
export function everyNight<Way>(...ways: readonly Way[]): readonly Way[] {
  return isThorough ? ways : [];
}
