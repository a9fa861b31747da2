import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";

export const USAGE = `npm run visual -- [--base REF] [--all] [--story PATTERN]… [--accept WHY] [--jobs N]
npm run visual -- --repeat N [--story PATTERN]… [--jobs N]

  --base REF       compares with where this change left REF (main)
  --all            photographs every visual story, not only those that a changed module can reach
  --story PATTERN  photographs these alone, by id: orders-*, *--matrix (repeat for several); unchanged ones too
  --accept WHY     writes what differs and nobody has accepted into visual-changes.json, with this reason
  --repeat N       photographs this tree's stories and then N times more, each time in a new browser: no picture may differ
                   from the first look
  --jobs N         pages at a time (as many as there are processors, and one more)

The report is .cache/visual/report/index.html. Ends with code 1 when a story looks different and visual-changes.json does
not accept it, when one does not stand still under --repeat, or when one could not be photographed.`;

export interface VisualOptions {
  base: string;
  all: boolean;
  stories: string[];
  accept?: string;
  /** How many rounds are compared with the first look; undefined where a base is. */
  repeat?: number;
  jobs: number;
  help: boolean;
}

/** What the command line asks for. Throws a sentence when it asks for what is not there. */
export function readOptions(args: readonly string[]): VisualOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: "string", default: "main" },
      all: { type: "boolean", default: false },
      story: { type: "string", multiple: true, default: [] },
      accept: { type: "string" },
      repeat: { type: "string" },
      jobs: { type: "string", default: String(availableParallelism() + 1) },
      help: { type: "boolean", default: false },
    },
  });
  const jobs = wholeNumber("--jobs", values.jobs);
  if (values.accept?.trim() === "") throw new Error("--accept takes the reason, which a reviewer will read.");
  return {
    base: values.base,
    all: values.all,
    stories: values.story,
    jobs,
    help: values.help,
    ...(values.accept !== undefined && { accept: values.accept }),
    ...(values.repeat !== undefined && { repeat: wholeNumber("--repeat", values.repeat) }),
  };
}

function wholeNumber(option: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Error(`${option} takes a whole number from 1. It is "${value}".`);
}
