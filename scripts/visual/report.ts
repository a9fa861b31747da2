import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding, Outcome } from "./photograph-all.ts";

interface ReportInput extends Outcome {
  /** A description of what the pictures are compared with. */
  against: string;
  photographed: number;
}

const SIDES = ["before", "after", "marked"] as const;

const STYLE = `
body { font: 14px/1.5 system-ui; margin: 0; background: #eee; color: #222; scroll-padding-top: 56px }
header, h2 { position: sticky; margin: 0; background: #fff }
header { top: 0; z-index: 2; height: 48px; padding: 0 24px; display: flex; gap: 24px; align-items: center; box-shadow: 0 1px 4px #0004 }
h1, h2 { font-size: 16px } h2 { top: 48px; z-index: 1; padding: 8px 0 } h2 small { font-weight: normal; color: #666 }
section { background: #fff; padding: 0 16px 16px; margin: 16px 24px; scroll-margin-top: 56px }
article { border-left: 4px solid #b00; padding-left: 12px; margin-top: 12px } article[data-kind=new] { border-color: #07a }
article[data-kind=unsteady] { border-color: #999 } p { margin: 0 0 4px }
article div { display: flex; gap: 16px; overflow-x: auto } figure { margin: 0 } img { border: 1px solid #ccc; max-width: 640px }
`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Writes a page with all differences by story: before, after, and with the differing pixels marked. Returns its path. */
export function writeReport(
  folder: string,
  { against, findings, broken, photographed }: ReportInput,
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "pictures"), { recursive: true });
  const stories = [...Map.groupBy(findings, ({ story }) => story)];
  const links = stories.map(([{ id }]) => `<option>${id}</option>`);
  const failures = broken.map(({ story, reason }) => `<li>${story.id}: ${escaped(reason)}</li>`);
  const sections = stories.map(
    ([{ id, title, name }, found]) =>
      `<section id="${id}"><h2>${escaped(`${title} / ${name}`)} <small>${id}</small></h2>
${found.map((finding) => articleOf(folder, finding)).join("\n")}</section>`,
  );
  const file = join(folder, "index.html");
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${STYLE}</style>
<header><h1>${String(stories.length)} of ${String(photographed)} stories look different from ${escaped(against)}</h1>
<select aria-label="Story" onchange="location.hash = value">${links.join("")}</select></header>
<ul>${failures.join("")}</ul>
${sections.join("\n")}</html>\n`,
  );
  return file;
}

function articleOf(folder: string, finding: Finding): string {
  const { story, mode, kind, pixels = 0 } = finding;
  const figures = SIDES.map((side) => {
    const picture = finding[side];
    if (!picture) return "";
    const path = `pictures/${story.id}.${mode.replaceAll(/[^\w]+/g, "-")}.${side}.png`;
    writeFileSync(join(folder, path), picture);
    return `<figure><figcaption>${side}</figcaption><img loading="lazy" src="${path}" alt=""></figure>`;
  });
  return `<article data-kind="${kind}"><p>${escaped(mode)} · ${kind}, ${String(pixels)} px</p>
<div>${figures.join("")}</div></article>`;
}
