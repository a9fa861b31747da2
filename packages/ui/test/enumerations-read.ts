import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A field that says one of a few things. */
export interface EnumeratedField {
  field: string;
  values: ReadonlySet<string | number>;
  /** What it says where it is left out (`@default`), as it is written. */
  defaults: ReadonlySet<string>;
}

const root = fileURLToPath(new URL("../../..", import.meta.url));
const library = `${root}packages/ui/src`;
const CONTRACT = `${root}packages/api/`;

type Found = Map<string, { values: Set<string | number>; defaults: Set<string> }>;

/**
 * Reads out of the library's types what each fragment can be shown in: what its properties can say, and which enumerations of
 * the contract its modules read of what they are given.
 */
export class EnumerationsRead {
  readonly #checker: ts.TypeChecker;
  readonly #program: ts.Program;

  constructor() {
    const config = ts.readConfigFile(`${root}tsconfig.base.json`, (path) => ts.sys.readFile(path));
    const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
    const files = ts.sys.readDirectory(library, [".tsx", "index.ts"], ["**/*.stories.tsx"]);
    this.#program = ts.createProgram(files, { ...options, types: [] });
    this.#checker = this.#program.getTypeChecker();
  }

  /** What the modules of a fragment's folder (`orders/OrderCard`) can show. */
  of(fragment: string): EnumeratedField[] {
    const found: Found = new Map();
    for (const file of this.#program.getSourceFiles()) {
      if (!file.fileName.startsWith(`${library}/${fragment}/`)) continue;
      this.#readProperties(file, found);
      this.#readContract(file, found);
    }
    return [...found]
      .filter(([, { values }]) => values.size > 1)
      .map(([field, said]) => ({ field, ...said }));
  }

  /** What the properties of a module's components can say that their group exports. */
  #readProperties(file: ts.SourceFile, found: Found): void {
    const module = this.#checker.getSymbolAtLocation(file);
    const folder = dirname(file.fileName);
    for (const exported of module ? this.#checker.getExportsOfModule(module) : []) {
      if (!/^[A-Z]\w*Props$/.test(exported.name) || !this.#exported(dirname(folder)).has(exported.name)) {
        continue;
      }
      this.#walk(this.#checker.getDeclaredTypeOfSymbol(exported), { file, folder }, found, new Set());
    }
  }

  /** The names that a group's index exports. */
  #exported(group: string): ReadonlySet<string> {
    const index = this.#program.getSourceFile(`${group}/index.ts`);
    const module = index && this.#checker.getSymbolAtLocation(index);
    return new Set(module ? this.#checker.getExportsOfModule(module).map(({ name }) => name) : []);
  }

  #walk(type: ts.Type, at: { file: ts.Node; folder: string }, found: Found, walked: Set<ts.Type>): void {
    if (walked.has(type)) return;
    walked.add(type);
    if (type.isUnion()) {
      for (const part of type.types) this.#walk(part, at, found, walked);
      return;
    }
    if (this.#checker.isArrayType(type)) {
      for (const part of this.#checker.getTypeArguments(type as ts.TypeReference)) {
        this.#walk(part, at, found, walked);
      }
      return;
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return;
    if (type.getCallSignatures().length > 0) return;
    for (const property of type.getProperties()) {
      // What another fragment declares is shown by its own stories; of the contract's entities only what is read can be seen.
      if (!isDeclaredIn(property, `${at.folder}/`)) continue;
      const said = this.#checker.getTypeOfSymbolAtLocation(property, at.file);
      const values = literals(said);
      if (values.length > 0 && !values.every(isUnseen)) {
        add(found, property.name, values, defaultOf(property));
      }
      if (values.length === 0) this.#walk(said, at, found, walked);
    }
  }

  /** What a module reads of the contract's entities. */
  #readContract(node: ts.Node, found: Found): void {
    if (ts.isPropertyAccessExpression(node)) {
      this.#addRead(this.#checker.getSymbolAtLocation(node.name), node, found);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      const of = this.#checker.getTypeAtLocation(node.parent);
      this.#addRead(ts.isIdentifier(name) ? of.getProperty(name.text) : undefined, node, found);
    }
    ts.forEachChild(node, (child) => {
      this.#readContract(child, found);
    });
  }

  #addRead(symbol: ts.Symbol | undefined, at: ts.Node, found: Found): void {
    if (!symbol || !isDeclaredIn(symbol, CONTRACT)) return;
    const values = literals(this.#checker.getTypeOfSymbolAtLocation(symbol, at));
    if (values.length > 1) add(found, symbol.name, values);
  }
}

const isDeclaredIn = ({ declarations = [] }: ts.Symbol, folder: string) =>
  declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder));

/** The name of an element looks like any other; the key of a text is held by the tests of the texts. */
const isUnseen = (value: string | number) => /^(h\d|p|span)$|^\w+:[\w.]+$/.test(String(value));

const defaultOf = (property: ts.Symbol) =>
  ts.displayPartsToString(property.getJsDocTags().find(({ name }) => name === "default")?.text);

function add(found: Found, field: string, values: Iterable<string | number>, byDefault = ""): void {
  const known = found.get(field) ?? { values: new Set(), defaults: new Set() };
  found.set(field, known);
  for (const value of values) known.values.add(value);
  if (byDefault !== "") known.defaults.add(byDefault);
}

/** The values of a type that is one of a few texts or numbers, or nothing; none of any other type. */
function literals(type: ts.Type): (string | number)[] {
  const parts = type.isUnion() ? type.types : [type];
  const said = parts.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  return said.every((part) => part.isStringLiteral() || part.isNumberLiteral())
    ? said.map((part) => (part as ts.StringLiteralType | ts.NumberLiteralType).value)
    : [];
}
