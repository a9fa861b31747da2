import { describe, expect, it } from "vitest";
import { PACKAGE } from "./package-files.ts";
import { templatesModule } from "./templates-module.ts";

const file = `${PACKAGE}/src/orders/Probe/Probe.tsx`;

const templatesOf = (code: string) =>
  templatesModule(`import { styled } from "styled-components";\n${code}`, file, false) ?? "";

describe("a module of templates", () => {
  it("has the templates, and leaves out whatever draws", () => {
    const code = templatesOf(
      [
        'import { Price } from "../../primitives/index.ts";',
        "export interface ProbeProps { price: Price }",
        "export function Probe() { return <Root><Price /></Root>; }",
        "const Root = styled.div`color: red;`;",
      ].join("\n"),
    );
    expect(code).toMatch(
      /export const \$templates = \[\{ className: "s\w+", name: "Root", parts: \["color: red;"\]/,
    );
    expect(code).not.toContain("import");
    expect(code).not.toContain("Probe()");
  });

  it("keeps what its templates' values need, at any remove", () => {
    const code = templatesOf(
      [
        'import { space } from "../../foundations/index.ts";',
        "const base = Number(space[2]);",
        "function twice(width: number) { return width * 2; }",
        "const width = twice(base);",
        "const unused = twice(1);",
        "export const Root = styled.div`width: ${width}px;`;",
      ].join("\n"),
    );
    expect(code).toContain("import { space }");
    expect(code).toContain("const width = twice(base);");
    expect(code).toContain("function twice");
    expect(code).not.toContain("unused");
  });

  it("keeps what other modules' templates may take from it", () => {
    const code = templatesOf("export const gap = 4;\nexport const Root = styled.div`gap: ${gap}px;`;");
    expect(code).toContain("export const gap = 4;");
  });

  it("is none where nothing is styled", () => {
    expect(templatesModule("export const sum = 1 + 1;", file, false)).toBeNull();
  });
});
