import { cpSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { readPackage } from "./packed-packages.mjs";
import { root } from "../start/processes.mjs";

// Writes what each entry of each package exports to a text for reviewers: `packages/<name>/api-report/<entry>.api.md`. Run `npm run build`
// first. Fails if a report differs from the committed one; `--write` updates them.

/** The packages that other teams import. `@sen/api` is not among them, since its exports are generated from the contract. */
const packages = ["domain", "i18n", "ui"];
const isWriting = process.argv.includes("--write");
/** API Extractor does not support JSON modules, so it reads copies of the built declarations here, with declarations for JSON. */
const work = `${root}/.cache/api-reports`;

/** Compiler options of a project that uses the packages. */
const { compilerOptions } = JSON.parse(readFileSync(`${root}/examples/minimal-shop/tsconfig.json`, "utf8"));
Object.assign(compilerOptions, { allowArbitraryExtensions: true, types: [] });

const quiet = { default: { logLevel: "none" } };

rmSync(work, { recursive: true, force: true });
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
  const copy = `${work}/packages/${name}`;
  const filter = (path) => !/\.(js|map|css)$/.test(path);
  cpSync(`${folder}/dist`, `${copy}/dist`, { recursive: true, filter });
  cpSync(`${folder}/package.json`, `${copy}/package.json`);
  for (const path of globSync("dist/**/*.json", { cwd: copy })) declareJson(`${copy}/${path}`);

  mkdirSync(reports, { recursive: true });
  const entries = entriesOf(folder);
  const configs = entries.map(([entry, types]) => configOf(copy, reports, entry, types));
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
        reportTempFolder: `${folder}/temp`,
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

/** Writes a declaration for a JSON file, with the type of each key. */
function declareJson(path) {
  const fieldOf = ([key, below]) => `${JSON.stringify(key)}: ${typeOf(below)};`;
  const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  const typeOf = (value) =>
    isTable(value) ? `{${Object.entries(value).map(fieldOf).join("")}}` : typeof value;
  const type = typeOf(JSON.parse(readFileSync(path, "utf8")));
  const declared = `declare const content: ${type};\nexport default content;\n`;
  writeFileSync(path.replace(/\.json$/, ".d.json.ts"), declared);
  rmSync(path);
}
