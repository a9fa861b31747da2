import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { checkStories, type Checked } from "../../visual/check.ts";
import { checkSteadiness } from "../../visual/steadiness.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Inside of the repository, so that Storybook is found in the folders above. */
const tree = place("../../../.cache/visual-fixture");

const allModes = ["en light phone", "vi dark phone", "vi light desktop", "vi light phone"];

function git(...args: string[]): void {
  const settings = ["-c", "user.name=Sen", "-c", "user.email=sen@example.com", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...settings, ...args], { cwd: tree, stdio: "ignore" });
}

/** Changes a word of a file of the tree. */
function edit(path: string, before: string, after: string): void {
  const file = `${tree}/${path}`;
  const text = readFileSync(file, "utf8");
  if (!text.includes(before)) throw new Error(`${path} does not say ${before}.`);
  writeFileSync(file, text.replace(before, after));
}

const check = (accept: unknown[] = []): Promise<Checked> => {
  writeFileSync(`${tree}/visual-changes.json`, JSON.stringify(accept));
  return checkStories(tree, { base: "HEAD", all: false, stories: [], jobs: 3, help: false }, () => undefined);
};

const byStory = (found: readonly { story: string; mode: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(found, ({ story }) => story)].map(([story, of]) => [
      story,
      of.map(({ mode }) => mode).sort(),
    ]),
  );

beforeAll(() => {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  cpSync(place("fixture"), tree, { recursive: true });
  writeFileSync(`${tree}/.gitignore`, ".cache\nnode_modules\n");
  mkdirSync(`${tree}/apps`);
  writeFileSync(`${tree}/apps/.gitkeep`, "");
  git("init", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--message=Begin");
});

it("looks at nothing when no story can have changed", async () => {
  expect(await check()).toMatchObject({ photographed: 0, different: [], broken: [] });
});

it("finds a broken token, margin, dark color and text in exactly their stories and modes", async () => {
  edit("packages/ui/src/shop/brand.ts", "#b4235a", "#b4285a");
  edit("packages/ui/src/shop/Box.tsx", "margin: 8", "margin: 9");
  edit("packages/ui/src/tokens.css", "--note: #153523", "--note: #153526");
  edit(
    "packages/i18n/src/locales/vi/shop.json",
    "đang được giao",
    "của bạn đang trên đường giao đến địa chỉ đã chọn",
  );

  const { different, open, broken, unsteady, stale } = await check([
    { story: "shop-box--*", mode: "*", why: "The box breathes by one more pixel." },
    { story: "shop-plain--*", mode: "*", why: "Was meant to change, and did not." },
  ]);

  expect([broken, unsteady]).toEqual([[], []]);
  expect(byStory(different)).toEqual({
    "shop-price--matrix": allModes,
    "shop-card--matrix": allModes,
    "shop-box--matrix": allModes,
    "shop-badge--matrix": ["vi dark phone"],
    "shop-note--matrix": ["vi dark phone", "vi light desktop", "vi light phone"],
  });
  expect(Object.keys(byStory(open))).not.toContain("shop-box--matrix");
  expect(stale.map(({ story }) => story)).toEqual(["shop-plain--*"]);
}, 300_000);

/** Every other time a row that scrolls comes only while the check lays the story still; it is red where that is done. */
const LATE = `import { useEffect, useRef, useState } from "react";

export function Late() {
  const picture = useRef(null);
  const [isThere, setIsThere] = useState(() => performance.now() % 2 < 1);
  useEffect(() => {
    const laying = new MutationObserver(() => requestAnimationFrame(() => setIsThere(true)));
    laying.observe(picture.current, { attributes: true });
    return () => laying.disconnect();
  }, []);
  return (
    <>
      <style>{".row { overflow: auto; height: 40px; background: gold } .row[style] { background: red }"}</style>
      <img ref={picture} alt="" loading="lazy" />
      {isThere && <div className="row" />}
    </>
  );
}
`;

it("tells a story that does not stand still from one that does, or comes to rest late", async () => {
  const stories = ["shop-drift--matrix", "shop-late--matrix", "shop-plain--matrix"];
  const shop = `${tree}/packages/ui/src/shop`;
  const plain = readFileSync(`${shop}/Plain.stories.tsx`, "utf8");
  for (const name of ["Drift", "Late"]) {
    writeFileSync(`${shop}/${name}.stories.tsx`, plain.replaceAll("Plain", name));
  }
  writeFileSync(`${shop}/Late.tsx`, LATE);
  writeFileSync(
    `${shop}/Drift.tsx`,
    "export const Drift = () => <hr style={{ width: 40 + (performance.now() % 200) }} />;",
  );
  const { isSteady, unsteady, broken, report } = await checkSteadiness(
    tree,
    { repeat: 2, stories, jobs: 2 },
    () => undefined,
  );
  expect(isSteady).toBe(false);
  expect({ unsteady, broken }).toEqual({ unsteady: ["shop-drift--matrix"], broken: [] });
  expect(readFileSync(report, "utf8")).toMatch(
    /"before":"pictures\/shop-drift[^"]+","after":"pictures\/shop-drift/,
  );
}, 120_000);
