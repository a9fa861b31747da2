import { Command, Option } from "commander";
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { createAdapters, loadDemonstration } from "../create-adapters.ts";
import { readDataPlaces, type Config } from "../config.ts";
import { connectOnce, type Connection } from "../database/connect.ts";
import { assertDatabase } from "../database/data-folder.ts";
import { StartFailure } from "../database/failure.ts";
import {
  changeText,
  columnDocs,
  exportFolder,
  faultText,
  importFolder,
} from "../modules/catalogue-import/index.ts";
import { actorNamed, recordAction } from "../operator/commands/audited.ts";
import { silent } from "../operator/operator-context.ts";
import { reportText } from "../texts/catalogue-messages.ts";
import type { Locale } from "../texts/messages.ts";
import { vietnamDay } from "../vietnam-day.ts";
import { callerPath } from "./caller-path.ts";
import { updateMasterData } from "./master-data.ts";
import { runAlone } from "./run-alone.ts";
import { runCommand } from "./run.ts";

interface ImportOptions {
  as?: string;
  dryRun?: boolean;
  only?: string[];
}

const print = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const program = new Command("npm run catalogue --")
  .description("Fills the shop from files, and writes it as such files (docs/catalogue.md).")
  .showHelpAfterError("See --help.")
  .addOption(
    new Option("--lang <language>", "the language of an import's messages")
      .choices(["vi", "en"])
      .default(process.env.LANG?.startsWith("vi") ? "vi" : "en"),
  );
program
  .command("import <folder>")
  .description("imports the files of a folder into the shop")
  .option("--dry-run", "only checks, and lists what would change")
  .option("--only <kinds>", "reads only these kinds of files, such as products,prices", listed)
  .option("--as <name>", "who imports, for `npm run operator -- audit`; otherwise the user of this machine")
  .action(importInto);
program
  .command("export <folder>")
  .description("writes the shop into a folder of such files")
  .option("--semicolon", "separates cells by semicolons, which spreadsheets in Vietnam expect")
  .action(exportInto);
program
  .command("master-data")
  .description("updates places, banks and delivery methods")
  .action(() =>
    runCommand(async ({ url }) => {
      const isUpdated = await updateMasterData(url);
      print(isUpdated ? "The master data was updated." : "The master data is up to date.");
    }),
  );
program
  .command("columns")
  .description("prints the files with their columns, as Markdown")
  .action(() => print(columnDocs()));
await runAlone(async () => void (await program.parseAsync()));

function listed(kinds: string, before: string[] = []): string[] {
  return [...before, ...kinds.split(",")];
}

/** The shop, and a connection outside the pool: an import stages its rows in its own session, and both need longer timeouts. */
interface Opened extends Pick<ReturnType<typeof createAdapters>, "mediaStorage" | "videoTool"> {
  client: Awaited<ReturnType<typeof connectOnce>>;
  demonstration: Awaited<ReturnType<typeof loadDemonstration>>;
  db: Connection["db"];
  config: Config;
}

async function withShop(work: (shop: Opened) => Promise<void>): Promise<void> {
  assertDatabase(readDataPlaces());
  await runCommand(async ({ db, url }, config) => {
    const demonstration = await loadDemonstration(config);
    const { mediaStorage, videoTool } = createAdapters(config, silent, db, demonstration);
    await using client = await connectOnce(url);
    await work({ client, db, config, demonstration, mediaStorage, videoTool });
  });
}

async function exportInto(folder: string, { semicolon = false }: { semicolon?: boolean }): Promise<void> {
  await withShop(async ({ client, mediaStorage, demonstration }) => {
    const separator = semicolon ? ";" : ",";
    const options = { folder: callerPath(folder), separator, mediaStorage, demonstration } as const;
    const counts = await exportFolder(client, options);
    for (const [name, rows] of Object.entries(counts)) print(`${name}.csv: ${rows}`);
  });
}

/** Lowers the process priority below that of the open shop. Must run before the image threads start, which inherit it. */
function makeWay(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}

async function importInto(named: string, { as, dryRun = false, only }: ImportOptions): Promise<void> {
  const folder = callerPath(named);
  const { lang: locale } = program.opts<{ lang: Locale }>();
  const started = Date.now();
  makeWay();
  await withShop(async ({ client, db, config, mediaStorage, videoTool }) => {
    // Pictures stay there until they are stored, so that no run of this day draws them again. A shop sweeps it a day later.
    const work = join(config.dataDir, "incoming", `catalogue-${vietnamDay(new Date())}`);
    const record = (details: Record<string, unknown>) =>
      recordAction(db, { done_at: new Date(), actor: actorNamed(as), action: "catalogue import", details });
    // An interrupted import keeps the batches that it wrote.
    if (!dryRun) await record({ folder, begun: true });
    const { faults, counts } = await importFolder(client, {
      folder,
      work,
      mediaStorage,
      videoTool,
      locale,
      dryRun,
      say: (sentence) => void process.stderr.write(`${sentence}\n`),
      ...(only && { only }),
      ...(dryRun && { onChange: (change) => print(changeText(change)) }),
    });
    for (const warning of faults.warnings) print(faultText(warning, locale));
    if (faults.total > 0) {
      const more = faults.total - faults.told.length;
      throw new StartFailure(
        [
          ...faults.told.map((fault) => faultText(fault, locale)),
          ...(more > 0 ? [reportText("more", locale, { count: more })] : []),
          reportText("refused", locale, { count: faults.total }),
        ].join("\n"),
      );
    }
    for (const one of counts) print(reportText("counted", locale, { ...one }));
    if (dryRun) return print(reportText("dry", locale));
    await record({ folder, counts });
    print(reportText("done", locale, { seconds: ((Date.now() - started) / 1000).toFixed(1) }));
  });
}
