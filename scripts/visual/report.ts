import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { VisualChange } from "./accepted.ts";
import type { Broken, Finding } from "./photograph-all.ts";

/** A finding, and what it is accepted by. */
export interface JudgedFinding extends Finding {
  acceptedBy?: VisualChange;
}

interface ReportInput {
  /** What the pictures are compared with, in words. */
  base: string;
  findings: readonly JudgedFinding[];
  broken: readonly Broken[];
  photographed: number;
}

const SIDES = ["before", "after", "marked"] as const;

const STYLE = `
body { font: 14px/1.5 system-ui; margin: 24px; background: #eee; color: #222 }
section { background: #fff; padding: 16px; margin: 16px 0; border-left: 4px solid #b00 }
section[data-kind=accepted] { border-color: #999 } section[data-kind=new] { border-color: #07a }
section div { display: flex; gap: 16px; overflow-x: auto } figure { margin: 0 } img { border: 1px solid #ccc; max-width: 640px }
`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Writes a page that shows every difference: before, after, and the differing pixels marked. Gives its path. */
export function writeReport(folder: string, { base, findings, broken, photographed }: ReportInput): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "pictures"), { recursive: true });
  const sections = findings.map((finding) => sectionOf(folder, finding));
  const failures = broken.map(({ story, reason }) => `<li>${story.id}: ${escaped(reason)}</li>`);
  const file = join(folder, "index.html");
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${STYLE}</style>
<h1>${String(photographed)} stories, compared with ${escaped(base)}</h1>
<ul>${failures.join("")}</ul>
${sections.join("\n")}</html>\n`,
  );
  return file;
}

function sectionOf(folder: string, finding: JudgedFinding): string {
  const { story, mode, kind, pixels, acceptedBy } = finding;
  const name = `${story.id}.${mode.replaceAll(/[^\w]+/g, "-")}`;
  const figures = SIDES.flatMap((side) => {
    const picture = finding[side];
    if (!picture) return [];
    const path = `pictures/${name}.${side}.png`;
    writeFileSync(join(folder, path), picture);
    return [`<figure><figcaption>${side}</figcaption><img loading="lazy" src="${path}" alt=""></figure>`];
  });
  const why = acceptedBy ? `accepted: ${escaped(acceptedBy.why)}` : `${kind}, ${String(pixels)} px`;
  return `<section data-kind="${acceptedBy ? "accepted" : kind}"><h2>${escaped(`${story.title} / ${story.name}`)}</h2>
<p>${story.id} · ${escaped(mode)} · ${why}</p><div>${figures.join("")}</div></section>`;
}
