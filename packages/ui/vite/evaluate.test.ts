import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StyleEvaluator } from "./evaluate.ts";
import { PACKAGE } from "./package-files.ts";

const styled = 'import { styled } from "styled-components";\n';
const foundations = `import { color } from "${PACKAGE}/src/foundations/index.ts";\n`;

let folder: string;
let evaluator: StyleEvaluator;

beforeAll(() => {
  const cache = join(PACKAGE, "../../.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "styles-"));
  evaluator = new StyleEvaluator();
});
afterAll(async () => {
  await evaluator.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The CSS of a module with these templates. */
async function cssOf(name: string, code: string): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, styled + foundations + code);
  return (await evaluator.cssOf(file)).css;
}

describe("the CSS of a module", () => {
  it("contains a component's own rules only, also when it extends another", async () => {
    const css = await cssOf(
      "Extended.ts",
      "export const Base = styled.b`color: red;`;\nexport const Wide = styled(Base)`width: 100%;`;",
    );
    expect(css.match(/\.s\w+\{/g)).toHaveLength(2);
  });

  it("contains values of another module with styles", async () => {
    await cssOf("Gap.ts", "export const gap = 4;\nexport const Other = styled.p`gap: ${gap}px;`;");
    const code = 'import { gap } from "./Gap.ts";\nexport const Root = styled.p`gap: ${gap}px;`;';
    expect(await cssOf("OfAnother.ts", code)).toContain("gap:4px;");
  });

  it("lists the files that it depends on", async () => {
    await cssOf("Files.ts", "export const Root = styled.p`color: ${color.ink};`;");
    const { files } = await evaluator.cssOf(join(folder, "Files.ts"));
    expect(files).toContain(join(folder, "Files.ts"));
    expect(files).toContain(`${PACKAGE}/src/foundations/tokens.ts`);
  });

  it("does not depend on components shown in the module", async () => {
    const card = `${PACKAGE}/src/catalog/ShopCard/ShopCard.tsx`;
    const { files } = await evaluator.cssOf(card);
    expect(files.filter((file) => file.endsWith(".tsx"))).toEqual([card]);
  });

  it("changes with the module", async () => {
    await cssOf("Changed.ts", "export const Root = styled.p`color: red;`;");
    await evaluator.forget();
    expect(await cssOf("Changed.ts", "export const Root = styled.p`color: blue;`;")).toContain("color:blue;");
  });

  it("changes with a module whose value it uses", async () => {
    const piece = join(folder, "piece.ts");
    const code = 'import { tone } from "./piece.ts";\nexport const Root = styled.p`color: ${tone};`;';
    writeFileSync(piece, 'export const tone = "red";');
    expect(await cssOf("Taking.ts", code)).toContain("color:red;");
    writeFileSync(piece, 'export const tone = "blue";');
    await evaluator.forget();
    expect((await evaluator.cssOf(join(folder, "Taking.ts"))).css).toContain("color:blue;");
  });

  it("is layered: fragments over primitives over global styles", async () => {
    const order = "@layer sen.base,sen.primitives,sen.fragments;";
    const primitive = await evaluator.cssOf(`${PACKAGE}/src/primitives/Badge/Badge.tsx`);
    const fragment = await evaluator.cssOf(`${PACKAGE}/src/catalog/ShopCard/ShopCard.tsx`);
    const everywhere = await evaluator.globalCss(`${PACKAGE}/src/foundations/global-css.ts`);
    expect(primitive.css.startsWith(`${order}@layer sen.primitives{`)).toBe(true);
    expect(fragment.css.startsWith(`${order}@layer sen.fragments{`)).toBe(true);
    expect(everywhere.css.startsWith(`${order}@layer sen.base{`)).toBe(true);
  });
});

describe("a template that cannot be compiled", () => {
  it.each([
    ["a function of props", "${({ $share }) => $share}"],
    ["a component as a selector", "${Other} { color: red; }"],
    ["nothing", "${undefined}"],
  ])("is refused with its file and line: %s", async (what, part) => {
    const name = `Refused-${what.replaceAll(" ", "-")}.ts`;
    const code = `const Other = styled.b\`\`;\nexport const Root = styled.p\`\n  width: ${part};\n\`;`;
    await expect(cssOf(name, code)).rejects.toThrow(new RegExp(`${name}:5:.*Root`));
  });
});
