import { SourceMap, type SourceMapPayload } from "node:module";
import { describe, expect, it } from "vitest";
import { compileModule, mayNeedCompiling } from "./compile-module.ts";
import { PACKAGE } from "./package-files.ts";

const file = `${PACKAGE}/src/orders/Probe/Probe.tsx`;
const styled = 'import { styled } from "styled-components";\n';

const compiled = (code: string, path = file) =>
  compileModule(code, path, { element: "element", css: "./Probe.css", icon: "icon" });

/** The error that the compiler throws for a module; empty if there is none. */
function refusal(code: string): string {
  try {
    compiled(code);
  } catch (error) {
    return String(error);
  }
  return "";
}

describe("a compiled module", () => {
  it("has plain elements with classes and its CSS, and no styled-components", () => {
    const code = compiled(`${styled}const Root = styled.div\`color: red;\`;`)?.code ?? "";
    expect(code).toMatch(/const Root = \/\* @__PURE__ \*\/ styledElement\("div", "s\w+"\);/);
    expect(code).toContain('import "./Probe.css";');
    expect(code).toContain('import { styledElement } from "element";');
    expect(code).not.toContain("styled-components");
    expect(code).not.toContain("color: red");
  });

  it("takes the default import of styled-components for styled", () => {
    const code = compiled(
      'import styled from "styled-components";\nconst Root = styled.p`color: red;`;',
    )?.code;
    expect(code).toContain('styledElement("p"');
    expect(code).not.toContain("styled-components");
  });

  it("extends the component given to styled", () => {
    const code = compiled(`${styled}export const Wide = styled(Button)\`width: 100%;\`;`)?.code;
    expect(code).toMatch(/styledElement\(Button, "s\w+"\)/);
  });

  it("has the same classes in src and dist, and others for another file or name", () => {
    const classOf = (path: string, name = "Root") =>
      compiled(`${styled}const ${name} = styled.p\`\`;`, path)?.components[0]?.className;
    expect(classOf(`${PACKAGE}/dist/orders/Probe/Probe.js`)).toBe(classOf(file));
    expect(classOf(`${PACKAGE}/src/orders/Probe/Other.tsx`)).not.toBe(classOf(file));
    expect(classOf(file, "Other")).not.toBe(classOf(file));
  });

  it("keeps a css fragment as text that can be tree-shaken", () => {
    const code = compiled("export const card = css`padding: 4px;`;")?.code;
    expect(code).toBe("export const card = /* @__PURE__ */ (() => `padding: 4px;`)();");
  });

  it("has its icons inlined under their local names, and no lucide-react", () => {
    const code = compiled('import { type LucideIcon, House, Truck as Van } from "lucide-react";')?.code ?? "";
    expect(code).toContain('import { compiledIcon } from "icon";');
    expect(code).toMatch(
      /const House = \/\* @__PURE__ \*\/ compiledIcon\("House", "(<path d=\\"[^"]+\\"\/>)+"\);/,
    );
    expect(code).toMatch(/const Van = .*<circle /);
    expect(code).not.toContain("lucide-react");
    expect(code).not.toContain("LucideIcon");
  });

  it("has the icons that it re-exports inlined too", () => {
    const code = compiled('export { House, Truck as Van } from "lucide-react";')?.code ?? "";
    expect(code).toMatch(/export const House = .*compiledIcon\("House", .*export const Van = .*<circle /);
    expect(code).not.toContain("lucide-react");
  });

  it("keeps a type-only import of icons", () => {
    expect(compiled('import type { LucideIcon } from "lucide-react";')).toBeNull();
  });

  it("has a source map to the source's lines", () => {
    const code = `${styled}const Root = styled.div\`\n  color: red;\n\`;\nexport const after = Root;`;
    const { code: out = "", map } = compiled(code) ?? {};
    const line = out.split("\n").findIndex((text) => text.startsWith("export const after"));
    const origin = new SourceMap(JSON.parse(String(map)) as SourceMapPayload).findEntry(line, 0);
    expect(origin).toMatchObject({ originalSource: file, originalLine: 4 });
  });

  it("is null when there is nothing to compile", () => {
    expect(mayNeedCompiling("export const sum = 1 + 1;")).toBe(false);
    expect(compiled('export const name = "styled-components";')).toBeNull();
  });
});

describe("code that cannot be compiled", () => {
  it.each([
    ["attributes", "const Root = styled.a.attrs({ rel: 'x' })`color: red;`;"],
    ["an object of styles", "const Root = styled.a({ color: 'red' });"],
    ["a component made in a function", "function make() {\n  return styled.a`color: red;`;\n}"],
    ["styled handed on", "export const factory = styled;"],
  ])("is refused with its file and line: %s", (_what, code) => {
    const message = refusal(`${styled}\n${code}`);
    expect(message).toContain(`${file}:`);
    expect(message).toMatch(/Probe\.tsx:[34]:/);
    expect(message).toContain("can be compiled");
  });

  it.each(["keyframes", "createGlobalStyle", "css", "ThemeProvider"])(
    "is refused at its import: %s of styled-components",
    (name) => {
      const message = refusal(
        `import { ${name}, styled } from "styled-components";\nconst Root = styled.p\`\`;\nexport const used = ${name};`,
      );
      expect(message).toMatch(/Probe\.tsx:1:/);
      expect(message).toContain(name);
    },
  );

  it.each(["{ NoSuchIcon }", "{ createLucideIcon }", "* as all"])(
    "is refused at its import: %s of lucide-react",
    (names) => {
      expect(refusal(`\nimport ${names} from "lucide-react";`)).toMatch(/Probe\.tsx:2: \w+ is no icon/);
    },
  );

  it("is refused when the module cannot be parsed", () => {
    expect(refusal(`${styled}const Root = styled.div\`;`)).toMatch(/Probe\.tsx:/);
  });
});
