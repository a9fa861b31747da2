import { StartFailure } from "../../database/failure.ts";
import { type Findings, inspectGoods, openInspections } from "../../modules/inspections/index.ts";
import { flag, numberAt, type Command, type CommandInput, SHOWN, wholeNumber, listing } from "./command.ts";

const FINDINGS = ["sellable", "damaged", "missing", "kept"] as const satisfies (keyof Findings)[];

/** Commands for returned goods, which are inspected before they are sold again. */
export const goodsCommands: readonly Command[] = [
  listing("goods", "Lists returned goods that await inspection or are kept for a case.", ({ db }) =>
    openInspections(db, SHOWN),
  ),
  {
    name: "goods inspect",
    args: "<inspection>",
    about: "Records the inspection of all pieces; sellable ones go back into stock.",
    flags: [...FINDINGS.map((name) => `--${name} <pieces>`), "--note <text>"],
    run: async ({ db, now }, given) => {
      const id = numberAt(given, 0, "inspection");
      const findings = findingsOf(given);
      await db.transaction((tx) => inspectGoods(tx, id, findings, flag(given, "note") ?? "", now));
      return { inspection: id, ...findings };
    },
  },
];

function findingsOf(given: CommandInput): Findings {
  const [sellable = 0, damaged = 0, missing = 0, kept = 0] = FINDINGS.map((name) => {
    const pieces = wholeNumber(flag(given, name) ?? "0");
    if (pieces !== null) return pieces;
    throw new StartFailure(`--${name} must be a whole number of pieces.`);
  });
  return { sellable, damaged, missing, kept };
}
