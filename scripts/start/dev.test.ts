import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filledDataDir } from "../../apps/backend/test/filled-folder.ts";
import { startShop } from "./shop.mjs";
import { freePorts } from "./command.ts";

const texts = fileURLToPath(new URL("../../packages/i18n/src/load-namespace.ts", import.meta.url));

let folder: string;
let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  folder = await filledDataDir();
  const [port = 0, backendPort = 0] = await freePorts(2);
  shop = await startShop({ port, backendPort, dev: true, env: { SEN_DATA_DIR: folder } });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("the shop of npm run dev", () => {
  it("renders pages from the sources, with their style sheets in the HTML", async () => {
    const page = await (await fetch(`${shop.url}/products`)).text();
    expect(page).toContain('href="/product/');
    const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
    const textOf = async (name: string) => {
      const href = sheets.find((sheet) => sheet.endsWith(name)) ?? "";
      const answer = await fetch(shop.url + href, { headers: { accept: "text/css,*/*;q=0.1" } });
      expect(answer.headers.get("content-type")).toContain("text/css");
      return answer.text();
    };
    expect(await textOf("global-css.ts.css")).toContain("--sen-color-brand:");
    expect(await textOf("ProductCard.styles.ts.css")).toContain("@layer sen.fragments{");
  });

  it("serves texts as JavaScript that a browser can load", async () => {
    const answer = await fetch(`${shop.url}/@fs${texts}`);
    expect(answer.headers.get("content-type")).toContain("javascript");
    const script = await answer.text();
    expect(script).toContain("shell.json");
    expect(script).not.toMatch(/type:\s*"json"/);
  });
});
