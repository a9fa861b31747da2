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
    throw new StartFailure("--keep is how many backups are kept, from 1.");
  }
  const { folder } = await takeBackup(readDataPlaces(), keep);
  process.stdout.write(`Backed up into ${folder}. From now on every moment can be restored.\n`);
});
