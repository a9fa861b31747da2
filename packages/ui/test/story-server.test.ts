import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { directImports } from "../../../.storybook/direct-imports.ts";
import { describedProps } from "../../../.storybook/docs/described-props.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
const primitive = `${root}/packages/ui/src/primitives/Price`;

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root,
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions: ["@sen/source", "module", "browser", "development|production"] },
    plugins: [directImports(root), describedProps()],
  });
});
afterAll(() => server.close());

const codeOf = async (id: string) => (await server.transformRequest(id))?.code ?? "";

it("resolves an import of the domain to the rule's own module", async () => {
  const code = await codeOf(`${primitive}/Price.tsx`);
  expect(code).toMatch(/import \{ discountPercent\b.*\} from "[^"]*\/domain\/src\/(?!index)/);
  expect(code).not.toContain("domain/src/index.ts");
});

it("describes the props of a story's component only", async () => {
  expect(await codeOf(`${primitive}/Price.stories.tsx`)).toContain("virtual:described-props");
  const described = await codeOf(`virtual:described-props${primitive}/Price.tsx`);
  expect(described).toContain("components.Price.__docgenInfo");
  expect(described).toContain("Price to pay, in dong.");
  expect(await codeOf(`${primitive}/Price.tsx`)).not.toContain("__docgenInfo");
});
