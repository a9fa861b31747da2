import { rmSync } from "node:fs";
import { constants, getPriority, setPriority, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createAdapters, loadDemonstration } from "../create-adapters.ts";
import type { Config } from "../config.ts";
import { connectOnce, type Connection } from "../database/connect.ts";
import { StartFailure } from "../database/failure.ts";
import { columnDocs, exportFolder, faultText, importFolder } from "../modules/catalogue-import/index.ts";
import { recordAction } from "../operator/commands/audited.ts";
import { reportText } from "../texts/catalogue-messages.ts";
import type { Locale } from "../texts/messages.ts";
import { updateMasterData } from "./master-data.ts";
import { runCommand } from "./run.ts";

const USAGE = `npm run catalogue -- import <folder> [--dry-run] [--only products,prices]   # imports files into the shop
npm run catalogue -- export <folder> [--semicolon]                          # exports the shop to such files
npm run catalogue -- master-data                                            # updates places, banks and delivery methods
npm run catalogue -- columns                                                # prints every file with its columns, as Markdown
  --lang vi|en   the language of messages
  --help         prints this text`;

interface Line {
  command: string;
  folder: string;
  dryRun: boolean;
  only: string[] | undefined;
  separator: "," | ";";
  locale: Locale;
}

const print = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const silent = { info: () => undefined, warn: () => undefined };

let line: Line | null = null;
try {
  line = readLine();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
if (line?.command === "help") print(USAGE);
else if (line?.command === "columns") print(columnDocs());
else if (line) await run(line);

async function run(asked: Line): Promise<void> {
  if (asked.command === "import") makeWay();
  await runCommand(async (database, config) => {
    if (asked.command === "master-data") {
      print(
        (await updateMasterData(database.url))
          ? "The master data was updated."
          : "The master data is up to date.",
      );
      return;
    }
    const demonstration = await loadDemonstration(config);
    const { mediaStorage, videoTool } = createAdapters(config, silent, database.db, demonstration);
    // Outside the pool: the import stages its rows in its own session and needs longer timeouts.
    const client = await connectOnce(database.url);
    try {
      if (asked.command === "import") {
        await importInto(client, { mediaStorage, videoTool }, database, config, asked);
      } else {
        const counts = await exportFolder(client, { ...asked, mediaStorage, demonstration });
        for (const [name, rows] of Object.entries(counts)) print(`${name}.csv: ${rows}`);
      }
    } finally {
      await client.end();
    }
  });
}

/** Lowers the process priority below that of the open shop. Must run before the image threads start, which inherit it. */
function makeWay(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}

async function importInto(
  client: Awaited<ReturnType<typeof connectOnce>>,
  adapters: Pick<ReturnType<typeof createAdapters>, "mediaStorage" | "videoTool">,
  { db }: Connection,
  { dataDir }: Config,
  asked: Line,
): Promise<void> {
  const { folder, dryRun, only, locale } = asked;
  const started = Date.now();
  const work = join(dataDir, "incoming", `catalogue-${process.pid}`);
  process.once("exit", () => rmSync(work, { recursive: true, force: true }));
  const { faults, counts } = await importFolder(client, {
    folder,
    work,
    ...adapters,
    locale,
    dryRun,
    say: (sentence) => void process.stderr.write(`${sentence}\n`),
    ...(only && { only }),
  });
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
  const details = { folder, counts };
  const actor = userInfo().username;
  await recordAction(db, { done_at: new Date(), actor, action: "catalogue import", details });
  print(reportText("done", locale, { seconds: ((Date.now() - started) / 1000).toFixed(1) }));
}

function readLine(): Line {
  const { values, positionals } = parseWords();
  const [word = "", folder = ""] = positionals;
  const command = values.help === true ? "help" : word;
  const lang = values.lang ?? (process.env.LANG?.startsWith("vi") ? "vi" : "en");
  const isKnown =
    ["master-data", "columns", "help"].includes(command) ||
    (["import", "export"].includes(command) && folder !== "");
  if (!isKnown || (lang !== "vi" && lang !== "en")) throw new StartFailure(USAGE);
  return {
    command,
    // npm runs this in the backend's folder; resolve paths against the folder where npm was called.
    folder: resolve(process.env.INIT_CWD ?? process.cwd(), folder),
    dryRun: values["dry-run"] === true,
    only: values.only?.flatMap((names) => names.split(",")),
    separator: values.semicolon === true ? ";" : ",",
    locale: lang,
  };
}

function parseWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean" },
        only: { type: "string", multiple: true },
        semicolon: { type: "boolean" },
        lang: { type: "string" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    // Node's advice behind its first sentence is for words that begin with "-", of which there are none here.
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new StartFailure(`${sentence}.\n${USAGE}`, { cause: error });
  }
}
