import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** Writes a page that shows every difference (side by side, by a slider, marked), and its pictures beside it. */
export function writeReport(folder: string, { base, findings, broken, photographed }: ReportInput): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "pictures"), { recursive: true });
  const shown = findings.map((finding) => {
    const name = `${finding.story.id}.${finding.mode.replaceAll(/[^\w]+/g, "-")}`;
    const save = (side: "before" | "after" | "marked") => {
      const picture = finding[side];
      if (!picture) return undefined;
      const path = `pictures/${name}.${side}.png`;
      writeFileSync(join(folder, path), picture);
      return path;
    };
    return {
      story: finding.story.id,
      title: `${finding.story.title} / ${finding.story.name}`,
      area: finding.story.title.split("/")[0],
      mode: finding.mode,
      kind: finding.kind,
      pixels: finding.pixels,
      why: finding.acceptedBy?.why,
      before: save("before"),
      after: save("after"),
      marked: save("marked"),
    };
  });
  const data = {
    base,
    photographed,
    findings: shown,
    broken: broken.map(({ story, reason }) => ({ story: story.id, reason })),
  };
  // In a script element only "<" could end it.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const page = readFileSync(new URL("report.html", import.meta.url), "utf8");
  const file = join(folder, "index.html");
  writeFileSync(
    file,
    page.replace("/* findings */ null", () => json),
  );
  return file;
}
