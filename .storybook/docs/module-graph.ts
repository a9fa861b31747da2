import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

/** A module and the name of one of its exports. */
export interface Origin {
  file: string;
  name: string;
}

/** Names imported by one statement; "*" for the whole module. */
interface Taken {
  from: string;
  names: readonly string[] | "*";
}

interface Module {
  taken: readonly Taken[];
  /** `export { a as b } from "./x"`: b, a, ./x. */
  passedOn: readonly { name: string; original: string; from: string }[];
  /** `export * from "./x"`. */
  passedOnWhole: readonly string[];
  /** Whether it only re-exports, so that importing one name depends only on that name's module. */
  isBarrel: boolean;
  ownExports: ReadonlySet<string>;
  /** Locale files with the texts it uses. */
  texts: readonly string[];
}

const EXTENSIONS = ["", ".ts", ".tsx"];
const SOURCE = /\.[jt]sx?$/;
const LOCALES = "packages/i18n/src/locales";

/** Folder of the components that use texts. */
const SPEAKING = "packages/ui/src/";

/** Every story imports it and it can fetch any text, so its locale imports do not count: texts follow from the namespaces used. */
const FETCHES_ALL_TEXTS = "packages/i18n/src/load-namespace.ts";

/**
 * Import graph of a source tree of this repository. Resolves through barrels: a module that imports `Price` from
 * `primitives/index.ts` reaches Price, not all primitives. Builds and runs nothing.
 */
export class ModuleGraph {
  readonly #root: string;
  readonly #modules = new Map<string, Module>();
  readonly #files = new Map<string, boolean>();

  /** @param root the tree's root folder */
  constructor(root: string) {
    this.#root = root;
  }

  /** The files reachable from these, including themselves, by path in the tree. */
  reach(entries: readonly string[]): Set<string> {
    const files = new Set(entries);
    // It grows while it is iterated.
    for (const file of files) {
      for (const other of [...this.#module(file).texts, ...this.imports(file)]) files.add(other);
    }
    return files;
  }

  /** Files that a module imports from, resolved through barrels. */
  imports(file: string): string[] {
    const { taken, passedOn, passedOnWhole } = this.#module(file);
    const needed: Taken[] = [
      ...taken,
      ...passedOn.map(({ original, from }) => ({ from, names: [original] })),
      ...passedOnWhole.map((from) => ({ from, names: "*" as const })),
    ];
    return needed.flatMap(({ from, names }) => {
      const target = this.#resolve(from, file);
      return target === undefined ? [] : this.#sources(target, names);
    });
  }

  /** Origin of a name that a module imports from a barrel; undefined if the specifier is not a barrel. */
  originOf(name: string, specifier: string, importer: string): Origin | undefined {
    const file = this.#resolve(specifier, importer);
    return file !== undefined && this.#module(file).isBarrel ? this.#source(file, name) : undefined;
  }

  /** Files that export these names of a module: itself, or those behind the barrel. */
  #sources(file: string, names: readonly string[] | "*"): string[] {
    if (!this.#module(file).isBarrel || names === "*") return [file];
    return names.map((name) => this.#source(file, name)?.file ?? file);
  }

  #source(file: string, name: string): Origin | undefined {
    const module = this.#module(file);
    if (!module.isBarrel) return module.ownExports.has(name) ? { file, name } : undefined;
    const entry = module.passedOn.find((passed) => passed.name === name);
    if (entry) {
      const target = this.#resolve(entry.from, file);
      // Re-exported from a package: the barrel itself is the origin.
      if (target === undefined) return { file, name };
      return this.#source(target, entry.original) ?? { file: target, name: entry.original };
    }
    for (const from of module.passedOnWhole) {
      const target = this.#resolve(from, file);
      const found = target === undefined ? undefined : this.#source(target, name);
      if (found) return found;
    }
    return undefined;
  }

  #module(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    const module = SOURCE.test(file) ? this.#read(file) : EMPTY;
    this.#modules.set(file, module);
    return module;
  }

  #read(file: string): Module {
    const code = readFileSync(join(this.#root, file), "utf8");
    const { module, program } = parseSync(file, code);
    const taken: Taken[] = module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest, entries }) => ({
        from: moduleRequest.value,
        names: entries.some(({ importName }) => importName.kind !== "Name")
          ? "*"
          : entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? ""),
      }));
    for (const { moduleRequest } of module.dynamicImports) {
      const written = /^["'`](.*)["'`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1];
      if (written !== undefined) taken.push({ from: written, names: "*" });
    }
    const exported = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
    const passedOn = exported.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest && importName.kind === "Name"
        ? [{ name: exportName.name ?? "", original: importName.name ?? "", from: moduleRequest.value }]
        : [],
    );
    const passedOnWhole = exported.flatMap(({ moduleRequest, importName }) =>
      moduleRequest && importName.kind !== "Name" ? [moduleRequest.value] : [],
    );
    return {
      taken: file === FETCHES_ALL_TEXTS ? taken.filter(({ from }) => !from.includes("/locales/")) : taken,
      passedOn,
      passedOnWhole,
      isBarrel: program.body.every(
        (statement) =>
          statement.type === "ExportAllDeclaration" ||
          (statement.type === "ExportNamedDeclaration" && statement.source !== null),
      ),
      ownExports: new Set(
        exported
          .filter(({ moduleRequest }) => !moduleRequest)
          .map(({ exportName }) => exportName.name ?? "default"),
      ),
      texts: (file.startsWith(SPEAKING) ? namespacesOf(code) : []).flatMap((name) =>
        ["vi", "en"]
          .map((locale) => `${LOCALES}/${locale}/${name}.json`)
          .filter((path) => this.#isFile(path)),
      ),
    };
  }

  /** The file of this repository that a specifier names. */
  #resolve(specifier: string, importer: string): string | undefined {
    const path = specifier.replace(/\?.*$/, "");
    if (path.startsWith(".")) return this.#file(join(dirname(importer), path));
    const own = /^@sen\/(?<name>[^/]+)(?:\/(?<entry>.+))?$/.exec(path)?.groups;
    return own && this.#ownPackage(own["name"] ?? "", own["entry"]);
  }

  /** Resolves an entry of a package in this repository, as the condition `@sen/source` does. */
  #ownPackage(name: string, entry: string | undefined) {
    const source = `packages/${name}/src`;
    if (entry === undefined) return this.#file(`${source}/index.ts`);
    if (entry === "global.css") return this.#file(`${source}/foundations/global-css.ts`);
    if (entry === "fonts.css") return this.#file(`${source}/foundations/fonts.css`);
    return this.#file(`${source}/${entry}.ts`) ?? this.#file(`${source}/${entry}/index.ts`);
  }

  #file(path: string): string | undefined {
    return EXTENSIONS.map((extension) => path + extension).find((one) => this.#isFile(one));
  }

  #isFile(path: string): boolean {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    const is = statSync(join(this.#root, path), { throwIfNoEntry: false })?.isFile() === true;
    this.#files.set(path, is);
    return is;
  }
}

const EMPTY: Module = {
  taken: [],
  passedOn: [],
  passedOnWhole: [],
  isBarrel: false,
  ownExports: new Set(),
  texts: [],
};

/** Text namespaces that a module passes to `useTranslation`. */
export function namespacesOf(code: string): string[] {
  const asked = [...code.matchAll(/useTranslation\(\s*(?<names>\[[^\]]*\]|"[^"]*")/g)];
  return asked.flatMap(({ groups }) =>
    [...(groups?.["names"] ?? "").matchAll(/"(\w+)"/g)].map(([, name]) => name ?? ""),
  );
}
