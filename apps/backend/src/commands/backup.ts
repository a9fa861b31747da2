import { parseArgs } from "node:util";
import { takeBackup } from "../backup/take.ts";
import { readDataPlaces } from "../config.ts";
import { StartFailure } from "../database/failure.ts";
import { runAlone } from "./run-alone.ts";

/** Default number of backups to keep. */
const KEPT = 7;

await runAlone(async () => {
  const { values } = parseArgs({ options: { keep: { type: "string", default: String(KEPT) } } });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) {
    throw new StartFailure("--keep must be a whole number of backups to keep, at least 1.");
  }
  const { folder } = await takeBackup(readDataPlaces(), keep);
  process.stdout.write(`Backed up to ${folder}. Any later state can be restored from now on.\n`);
});
