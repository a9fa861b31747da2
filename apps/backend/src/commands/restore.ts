import { Command, InvalidArgumentError } from "commander";
import { restoreBackup, type RestoreWanted } from "../backup/restore.ts";
import { readDataPlaces } from "../config.ts";
import { parseMoment, vietnamTime } from "../vietnam-day.ts";
import { runAlone } from "./run-alone.ts";

await new Command("npm run restore --")
  .description(
    "Restores the embedded database of a stopped shop, missing media and the keys (docs/backup.md).",
  )
  .option("--to <time>", "a point in time, such as 2026-11-21T10:00:00+07:00", moment)
  .option("--timeline <number>", "a timeline that an earlier restore left, such as 1", timelineNumber)
  .showHelpAfterError("See --help.")
  .action(({ to = null, timeline = null }: Partial<RestoreWanted>) =>
    runAlone(() => restore({ to, timeline })),
  )
  .parseAsync();

async function restore(wanted: RestoreWanted): Promise<void> {
  const { from, until, endsBefore, before, mediaFiles, keysBefore } = await restoreBackup(
    readDataPlaces(),
    wanted,
  );
  const moment = vietnamTime(until ?? from.finishedAt);
  const told = [
    `Restored from ${from.folder}, as of ${moment}; ${mediaFiles} media files were restored.`,
    ...(endsBefore ? ["The archived changes end before that time, so all of them were restored."] : []),
    ...keysBefore.map((file) => `The key that the restored one replaced is now in ${file}.`),
    ...(before ? [`The previous database is now in ${before}. Delete it when you no longer need it.`] : []),
  ];
  told.push("`WORKER=off npm start` opens it without sending anything, to look for what is missing first.");
  process.stdout.write(`${told.join("\n")}\n`);
}

function moment(typed: string): Date {
  const time = parseMoment(typed);
  if (time) return time;
  throw new InvalidArgumentError("It must be a time such as 2026-11-21T10:00:00+07:00.");
}

function timelineNumber(typed: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError("It must be a whole number, at least 1.");
}
