import { parseArgs } from "node:util";
import { restoreBackup, type RestoreWanted } from "../backup/restore.ts";
import { readDataPlaces } from "../config.ts";
import { StartFailure } from "../database/failure.ts";
import { runAlone } from "./run-alone.ts";

const USAGE = `npm run restore                                       # the last state that there is
npm run restore -- --to 2026-11-21T10:00:00+07:00     # the state of a moment
npm run restore -- --to … --timeline 1                # of a line of history that an earlier restore left`;

await runAlone(async () => {
  const { from, endsBefore, before, mediaFiles, keysBefore } = await restoreBackup(
    readDataPlaces(),
    wanted(),
  );
  const told = [
    `Restored from ${from.folder}; ${mediaFiles} media files were put back.`,
    ...(endsBefore ? ["The archived changes end before that moment: all of them were restored."] : []),
    ...keysBefore.map((file) => `The key that was there instead of the restored one lies in ${file}.`),
    ...(before ? [`The database as it was lies in ${before}. Remove it when nothing of it is needed.`] : []),
  ];
  process.stdout.write(`${told.join("\n")}\n`);
});

function wanted(): RestoreWanted {
  try {
    const { values } = parseArgs({ options: { to: { type: "string" }, timeline: { type: "string" } } });
    const to = values.to === undefined ? null : new Date(values.to);
    if (to && (Number.isNaN(to.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(values.to ?? ""))) {
      throw new Error("--to is a moment with its zone.");
    }
    const timeline = values.timeline === undefined ? null : Number(values.timeline);
    if (timeline !== null && !(Number.isInteger(timeline) && timeline > 0)) {
      throw new Error("--timeline is a number.");
    }
    return { to, timeline };
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
