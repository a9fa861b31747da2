import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const eslint = new ESLint({ cwd: root });

/** The rules that a file at this path with this text breaks. */
async function broken(path: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: `${root}${path}` });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const importOf = (name: string) => `import * as other from "${name}";\nexport const kept = other;\n`;

describe("the way imports run", () => {
  it.each([
    ["packages/api/src/probe.ts", "@sen/domain"],
    ["packages/api/src/probe.ts", "@sen/backend"],
    ["packages/domain/src/probe.ts", "@sen/ui/orders"],
    ["packages/domain/src/probe.ts", "@sen/i18n"],
    ["packages/i18n/src/probe.ts", "@sen/domain"],
    ["packages/ui/src/orders/probe.tsx", "@sen/storefront"],
    ["packages/ui/src/orders/probe.tsx", "@sen/backend"],
    ["packages/ui/src/orders/probe.tsx", "../../../domain/src/money.ts"],
    ["apps/backend/src/probe.ts", "@sen/ui/orders"],
    ["apps/backend/src/probe.ts", "@sen/i18n"],
    ["apps/backend/src/probe.ts", "../../storefront/app/paths.ts"],
    ["apps/storefront/app/probe.ts", "@sen/backend"],
    ["apps/storefront/app/routes/probe.tsx", "../../../../packages/ui/src/orders/index.ts"],
  ])("keeps %s from importing %s", async (path, name) => {
    expect(await broken(path, importOf(name))).toContain("no-restricted-imports");
  });

  it.each([
    ["packages/ui/src/orders/probe.tsx", "@sen/domain"],
    ["packages/ui/src/orders/probe.tsx", "@sen/i18n"],
    ["packages/ui/src/orders/probe.tsx", "../primitives/index.ts"],
    ["apps/backend/src/probe.ts", "@sen/domain"],
    ["apps/storefront/app/probe.ts", "@sen/ui/orders"],
  ])("lets %s import %s", async (path, name) => {
    expect(await broken(path, importOf(name))).toEqual([]);
  });

  it("lets rules know the contract's types, and nothing else of it", async () => {
    const path = "packages/domain/src/probe.ts";
    expect(await broken(path, importOf("@sen/api"))).toContain("@typescript-eslint/no-restricted-imports");
    expect(await broken(path, 'export type { Order } from "@sen/api";\n')).toEqual([]);
  });

  it("keeps styles out of the storefront", async () => {
    const found = await broken("apps/storefront/app/routes/probe.tsx", importOf("styled-components"));
    expect(found).toContain("@typescript-eslint/no-restricted-imports");
  });
});

describe("what a room must not do", () => {
  it.each(["new Date()", "Date.now()"])("keeps the clock out of rules: %s", async (now) => {
    const found = await broken("packages/domain/src/probe.ts", `export const now = ${now};\n`);
    expect(found).toContain("no-restricted-syntax");
  });

  it.each(['fetch("/api")', 'localStorage.getItem("locale")'])("keeps %s out of fragments", async (call) => {
    const found = await broken("packages/ui/src/orders/probe.tsx", `export const got = ${call};\n`);
    expect(found).toContain("no-restricted-globals");
  });
});

describe("names of files and folders", () => {
  it("are kebab-case, and a component's is its own", () => {
    const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], {
      cwd: root,
      encoding: "utf8",
    });
    const others = files
      .split("\n")
      .filter((path) => path.split("/").some((name) => /^[a-z][a-z0-9]*[A-Z]/.test(name)));
    expect(others).toEqual([]);
  });
});

describe("circular imports", () => {
  it.each([
    ["are refused", 'import { b } from "./b.ts";\nexport const a = (): number => b();\n', 1],
    [
      "are allowed of types, which are erased",
      'import type { b } from "./b.ts";\nexport const a = (_: typeof b) => 1;\n',
      0,
    ],
  ])("%s", async (_, first, exit) => {
    const folder = await mkdtemp(join(tmpdir(), "sen-circle-"));
    try {
      await writeFile(join(folder, "a.ts"), first);
      await writeFile(
        join(folder, "b.ts"),
        'import { a } from "./a.ts";\nexport const b = (): number => a(b);\n',
      );
      expect(await oxlintExit(folder)).toBe(exit);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** What oxlint ends with under the repository's configuration: 0 when nothing was found. */
function oxlintExit(folder: string): Promise<number> {
  return new Promise((resolve) => {
    const child = execFile(`${root}node_modules/.bin/oxlint`, ["-c", `${root}.oxlintrc.json`, folder]);
    child.on("exit", (code) => {
      resolve(code ?? -1);
    });
  });
}

describe("literals of the design", () => {
  const styled = (css: string) =>
    `import { styled } from "styled-components";\nexport const Root = styled.p\`${css}\`;\n`;

  it.each([
    styled("color: #b4235a;"),
    styled("background: rgba(0, 0, 0, 0.5);"),
    styled("border-color: oklch(0.7 0.1 30);"),
    styled("font-size: 14px;"),
    styled("line-height: 1.25rem;"),
    'export const ink = "#261b20";\n',
  ])("are refused outside foundations: %s", async (text) => {
    expect(await broken("packages/ui/src/orders/probe.tsx", text)).toContain("no-restricted-syntax");
  });

  it("stand in foundations, and a token goes everywhere", async () => {
    expect(await broken("packages/ui/src/foundations/probe.ts", 'export const ink = "#261b20";\n')).toEqual(
      [],
    );
    const withToken = styled("padding: 1px; color: var(--sen-ink);");
    expect(await broken("packages/ui/src/orders/probe.tsx", withToken)).toEqual([]);
  });
});
