import { Command, InvalidArgumentError } from "commander";
import { takeBackup } from "../backup/take.ts";
import { readDataPlaces } from "../config.ts";
import { runAlone } from "./run-alone.ts";

/** Default number of backups to keep. */
const KEPT = 7;

await new Command("npm run backup --")
  .description("Backs up the embedded database, the media and the keys (docs/backup.md).")
  .option("--keep <backups>", "how many backups to keep, the newest", backupCount, KEPT)
  .showHelpAfterError("See --help.")
  .action(({ keep }: { keep: number }) =>
    runAlone(async () => {
      const { folder } = await takeBackup(readDataPlaces(), keep);
      process.stdout.write(`Backed up to ${folder}. Any later state can be restored from now on.\n`);
    }),
  )
  .parseAsync();

function backupCount(typed: string): number {
  if (/^[1-9]\d{0,3}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError("It must be a whole number of backups to keep, at least 1.");
}
