import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, it } from "vitest";

const src = fileURLToPath(new URL("../src", import.meta.url));
const files = globSync("**/*.tsx", { cwd: src }).filter((file) => !file.endsWith(".stories.tsx"));

/** The properties of exported `…Props` interfaces without a description directly above. */
function undescribed(file: string): string[] {
  const code = readFileSync(`${src}/${file}`, "utf8");
  const { program, comments } = parseSync(file, code);
  const described = new Set(
    comments
      // A comment with nothing but an @default does not count.
      .filter(({ type, value }) => type === "Block" && /^\*[\s*]*[^\s*@]/.test(value))
      .map(({ end }) => end + (/^\s*/.exec(code.slice(end))?.[0].length ?? 0)),
  );
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type !== "TSInterfaceDeclaration" || !declaration.id.name.endsWith("Props")) return [];
    return declaration.body.body.flatMap((member) =>
      member.type === "TSPropertySignature" &&
      member.key.type === "Identifier" &&
      !described.has(member.start)
        ? [
            `packages/ui/src/${file}: say above \`${member.key.name}\` in ${declaration.id.name} what it is (/** … */)`,
          ]
        : [],
    );
  });
}

it("every property of an exported Props interface has a description", () => {
  expect(files.flatMap(undescribed)).toEqual([]);
});
