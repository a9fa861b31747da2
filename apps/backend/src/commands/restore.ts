import { parseArgs } from "node:util";
import { restoreBackup, type RestoreWanted } from "../backup/restore.ts";
import { readDataPlaces } from "../config.ts";
import { StartFailure } from "../database/failure.ts";
import { runAlone } from "./run-alone.ts";

const USAGE = `npm run restore                                       # the latest state
npm run restore -- --to 2026-11-21T10:00:00+07:00     # the state at a point in time
npm run restore -- --to … --timeline 1                # on a timeline that an earlier restore left`;

await runAlone(async () => {
  const { from, endsBefore, before, mediaFiles, keysBefore } = await restoreBackup(
    readDataPlaces(),
    wanted(),
  );
  const told = [
    `Restored from ${from.folder}; ${mediaFiles} media files were restored.`,
    ...(endsBefore ? ["The archived changes end before that time, so all of them were restored."] : []),
    ...keysBefore.map((file) => `The key that the restored one replaced is now in ${file}.`),
    ...(before ? [`The previous database is now in ${before}. Delete it when you no longer need it.`] : []),
  ];
  process.stdout.write(`${told.join("\n")}\n`);
});

function wanted(): RestoreWanted {
  try {
    const { values } = parseArgs({ options: { to: { type: "string" }, timeline: { type: "string" } } });
    const to = values.to === undefined ? null : new Date(values.to);
    if (to && (Number.isNaN(to.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(values.to ?? ""))) {
      throw new Error("--to must be a time with its time zone.");
    }
    const timeline = values.timeline === undefined ? null : Number(values.timeline);
    if (timeline !== null && !(Number.isInteger(timeline) && timeline > 0)) {
      throw new Error("--timeline must be a whole number, at least 1.");
    }
    return { to, timeline };
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
