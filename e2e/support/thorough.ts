/** Every night; the gate is shorter. */
export const isThorough = process.env["THOROUGH"] === "1";

/** All ways of a journey every night, in the gate one of them. */
export function waysOf<Way>(all: readonly Way[], inGate: number): readonly Way[] {
  return isThorough ? all : all.slice(inGate, inGate + 1);
}

/** What the gate leaves out. */
export function everyNight<Way>(...ways: readonly Way[]): readonly Way[] {
  return isThorough ? ways : [];
}
