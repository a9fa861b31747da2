import { mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { readPackage } from "./packed-packages.mjs";
import { root } from "../start/processes.mjs";

// Writes what each entry of each package exports to a text for reviewers: `packages/<name>/api-report/<entry>.api.md`. Run `npm run build`
// first. Fails if a report differs from the committed one; `--write` updates them.

/** The packages that other teams import. `@sen/api` is not among them, since its exports are generated from the contract. */
const packages = ["domain", "i18n", "ui"];
const isWriting = process.argv.includes("--write");

/** Compiler options of a project that uses the packages. */
const { compilerOptions } = JSON.parse(readFileSync(`${root}/examples/minimal-shop/tsconfig.json`, "utf8"));
Object.assign(compilerOptions, { types: [] });

const quiet = { default: { logLevel: "none" } };

const stale = packages.flatMap(reportsOf);
if (stale.length > 0 && !isWriting) {
  const changed = `What the packages export has changed:\n${stale.join("\n")}`;
  console.error(`${changed}\nWrite it down: npm run api-reports.`);
  process.exitCode = 1;
} else console.log(`${packages.length} packages export what their reports say.`);

/** Extracts a package's reports. Returns the paths of those that differ from the committed ones, or were written. */
function reportsOf(name) {
  const folder = `${root}/packages/${name}`;
  const reports = `${folder}/api-report`;
  mkdirSync(reports, { recursive: true });
  const entries = entriesOf(folder);
  const configs = entries.map(([entry, types]) => configOf(folder, reports, entry, types));
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints });
  function messageCallback(message) {
    message.handled = true;
    if (message.logLevel === "error") throw new Error(message.text);
  }
  const known = entries.map(([entry]) => `${entry}.api.md`);
  const needless = readdirSync(reports).filter((file) => !known.includes(file));
  if (isWriting) for (const file of needless) rmSync(`${reports}/${file}`);
  const changed = known.filter(
    (_, index) =>
      Extractor.invoke(configs[index], { localBuild: isWriting, compilerState, messageCallback })
        .apiReportChanged,
  );
  return [...changed, ...needless].map((file) => `packages/${name}/api-report/${file}`);
}

/** The entries in the package's `exports`, with their type files. */
function entriesOf(folder) {
  const entries = Object.entries(readPackage(folder).exports).filter(([, { types }]) => types !== undefined);
  return entries.map(([entry, { types }]) => [entry === "." ? "index" : entry.slice(2), types]);
}

function configOf(folder, reports, entry, types) {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: `${folder}/${types}`,
      compiler: { overrideTsconfig: { compilerOptions, include: ["dist"] } },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: reports,
        reportTempFolder: `${root}/.cache/api-reports`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: {
        compilerMessageReporting: quiet,
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: `${folder}/package.json`,
  });
}
