/** The parts of the bench, in the order in which they run. */
export const PARTS = [
  "lines",
  "scripts",
  "html",
  "lighthouse",
  "steps",
  "press",
  "sheet",
  "kept",
  "memory",
  "uploads",
  "search",
  "login",
  "guesses",
  "accessibility",
  "made",
  "calls",
  "orders",
  "notices",
  "floods",
  "size",
] as const;

export type Part = (typeof PARTS)[number];

/** One thing that was measured. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** What it was measured under, where that explains it: the machine's load. */
  note?: string;
}

/** A figure of a run. */
export interface RunFigure extends Figure {
  part: Part;
}

/** What one run of the bench writes with `--json`. */
export interface Run {
  /** When it began, ISO 8601. */
  date: string;
  /** The commit that was measured; with a "+" when files differ from it. */
  commit: string;
  /** The machine's load over the last minute, at the begin and at the end. */
  load: { before: number; after: number };
  /** How many processors share that load. */
  processors: number;
  parts: Part[];
  figures: RunFigure[];
}
