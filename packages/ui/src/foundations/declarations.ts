/** Groups of tokens or of their names. */
export interface Tree {
  readonly [key: string]: string | number | Tree | undefined;
}

/** Writes `--name:value;` for each leaf in both trees. */
export function declarations(names: Tree, values: Tree): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const name = names[key];
      if (value === undefined) return "";
      if (typeof value === "object") return typeof name === "object" ? declarations(name, value) : "";
      return `${String(name)}:${value};`;
    })
    .join("");
}
