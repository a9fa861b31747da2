import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { readPackage } from "./packed-packages.mjs";
import { root } from "../start/processes.mjs";

/**
 * What each entry of each package exports, as a text that a reviewer reads: `packages/<name>/api-report/<entry>.api.md`. Needs
 * `npm run build` before. Fails where a report is not what stands in the repository; `--write` writes them.
 */
/** What other teams import. What `@sen/api` exports is made from the contract. */
const packages = ["domain", "i18n", "ui"];
const isWriting = process.argv.includes("--write");
/** API Extractor takes no JSON modules: it reads the built declarations from here, with JSON as declarations. */
const work = `${root}/.cache/api-reports`;

/** As a user's project reads the packages. */
const compilerOptions = {
  target: "es2023",
  lib: ["es2024", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  allowArbitraryExtensions: true,
  noEmit: true,
  types: [],
};

const quiet = { default: { logLevel: "none" } };

rmSync(work, { recursive: true, force: true });
const stale = packages.flatMap(reportsOf);
if (stale.length > 0) {
  console.error(
    `What the packages export has changed:\n${stale.join("\n")}\nWrite it down: npm run api-reports.`,
  );
  process.exitCode = 1;
} else console.log(`${packages.length} packages export what their reports say.`);

/** Extracts the reports of a package. Returns the paths of those that differ from the repository's. */
function reportsOf(name) {
  const folder = `${root}/packages/${name}`;
  const copy = `${work}/packages/${name}`;
  cpSync(`${folder}/dist`, `${copy}/dist`, {
    recursive: true,
    filter: (path) => !/\.(js|map|css)$/.test(path),
  });
  cpSync(`${folder}/package.json`, `${copy}/package.json`);
  for (const path of globSync("dist/**/*.json", { cwd: copy })) declareJson(`${copy}/${path}`);

  mkdirSync(`${copy}/api-report`);

  const configs = entriesOf(name, folder).map(([entry, file]) => configOf(copy, entry, file));
  const compilerState = CompilerState.create(configs[0], {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs) {
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        message.handled = true;
        if (message.logLevel === "error") throw new Error(message.text);
      },
    });
  }
  return taken(`${folder}/api-report`, `${copy}/api-report`);
}

/** Each entry that the package's `exports` names, with the file of its types: the groups of `ui` one by one. */
function entriesOf(name, folder) {
  return Object.entries(readPackage(folder).exports).flatMap(([entry, { types }]) => {
    if (types === undefined) return [];
    if (entry !== "./*") return [[entry === "." ? "index" : entry.slice(2), types]];
    return readdirSync(`${folder}/dist`)
      .filter((group) => group !== "vite" && existsSync(`${folder}/dist/${group}/index.d.ts`))
      .map((group) => [group, types.replace("*", group)]);
  });
}

function configOf(folder, entry, types) {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: `${folder}/${types}`,
      compiler: { overrideTsconfig: { compilerOptions, include: ["dist"] } },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: `${folder}/api-report`,
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

/** Declares what a JSON file holds in place of it: its keys, and what each is. */
function declareJson(path) {
  const typeOf = (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? `{${Object.entries(value)
          .map(([key, below]) => `${JSON.stringify(key)}: ${typeOf(below)};`)
          .join("")}}`
      : typeof value;
  const type = typeOf(JSON.parse(readFileSync(path, "utf8")));
  writeFileSync(
    path.replace(/\.json$/, ".d.json.ts"),
    `declare const content: ${type};\nexport default content;\n`,
  );
  rmSync(path);
}

/** Compares the reports with those of the repository, or puts them in their place. Returns what differs. */
function taken(kept, made) {
  const names = new Set([kept, made].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])));
  const text = (folder, name) =>
    existsSync(`${folder}/${name}`) ? readFileSync(`${folder}/${name}`, "utf8") : null;
  const stale = [...names].filter((name) => text(kept, name) !== text(made, name));
  if (!isWriting) return stale.map((name) => `${kept.slice(root.length + 1)}/${name}`);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept);
  cpSync(made, kept, { recursive: true });
  return [];
}
