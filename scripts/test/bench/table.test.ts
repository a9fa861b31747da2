import { describe, expect, it } from "vitest";
import { PARTS, type Run, type RunFigure } from "../../bench/figures.ts";
import { comparisonOf, isMet, rowsOf, tableOf } from "../../bench/table.ts";
import { targets, type Target } from "../../bench/targets.ts";

const asked: Target[] = [
  { part: "kept", what: "time", unit: "ms", ask: { atMost: 2 } },
  { part: "kept", what: "rate", unit: "pages/s", ask: { atLeast: 2_000 } },
  { part: "made", what: "made", unit: "ms", ask: { atMost: 25 } },
];
const figure = (what: string, value: number, unit = "ms"): RunFigure => ({ part: "kept", what, value, unit });
const runOf = (figures: RunFigure[], more: Partial<Run> = {}): Run => ({
  date: "2026-11-22T08:30:12.000Z",
  commit: "abc1234",
  load: { before: 0.4, after: 1.26 },
  processors: 2,
  parts: ["kept"],
  figures,
  ...more,
});

describe("the rows of a run", () => {
  it("stand beside what is asked, which the limit itself reaches", () => {
    const rows = rowsOf(runOf([figure("time", 2), figure("rate", 1_999), figure("else", 7)]), asked);
    expect(rows.map(({ what, ask }) => [what, ask])).toEqual([
      ["time", { atMost: 2 }],
      ["rate", { atLeast: 2_000 }],
      ["else", undefined],
    ]);
    expect(rows.map(isMet)).toEqual([true, false, undefined]);
  });

  it("miss a target of a part that ran when it was not measured, and no target of another part", () => {
    const rows = rowsOf(runOf([figure("time", 1)]), asked);
    expect(rows.map(({ what }) => what)).toEqual(["time", "rate"]);
    expect(rows.map(isMet)).toEqual([true, false]);
  });

  it("are printed with what was seen, what is asked and whether it is reached", () => {
    const noted = { ...figure("rate", 12_345.6, "pages/s"), note: "load 0.5" };
    expect(tableOf(rowsOf(runOf([figure("time", 2.3456), noted, figure("score", 0.00042, "")]), asked))).toBe(
      [
        "       seen                       ask",
        "time   2.35 ms                    ≤ 2 ms           MISSED",
        "rate   12,346 pages/s (load 0.5)  ≥ 2,000 pages/s  met",
        "score  0",
      ].join("\n"),
    );
    expect(tableOf(rowsOf(runOf([]), asked))).toContain("time  not measured  ≤ 2 ms           MISSED");
  });
});

describe("two runs side by side", () => {
  const other: RunFigure = { part: "sheet", what: "of a part that was not asked for", value: 1, unit: "ms" };
  const before = runOf(
    [
      figure("pressed", 200),
      figure("gone", 3),
      figure("same", 5),
      figure("near", 1_000),
      figure("none", 0),
      other,
    ],
    { date: "2026-11-01T10:00:00.000Z", commit: "0000001", parts: ["kept", "sheet"] },
  );
  const after = runOf([
    figure("pressed", 150),
    figure("same", 5),
    figure("near", 1_004),
    figure("none", 0.01),
    figure("new", 1),
    figure("kept pages, one client, p50", 2.5),
  ]);
  const lines = comparisonOf(before, after)
    .split("\n")
    .map((line) => line.split(/ {2,}/));

  it("say when, what and under which load each was measured", () => {
    expect(lines[0]).toEqual([
      "",
      "2026-11-01 10:00 0000001 (load 0.4–1.3)",
      "2026-11-22 08:30 abc1234 (load 0.4–1.3)",
      "change",
      "ask",
    ]);
  });

  it("show by how much a figure has changed, and leave open what only one of them has", () => {
    const lineOf = (what: string) => lines.find(([name]) => name === what)?.slice(1);
    expect(lineOf("pressed")).toEqual(["200 ms", "150 ms", "−25 %"]);
    expect(lineOf("same")).toEqual(["5 ms", "5 ms", "="]);
    expect(lineOf("near")).toEqual(["1,000 ms", "1,004 ms", "="]);
    expect(lineOf("none")).toEqual(["0 ms", "0.01 ms"]);
    expect(lineOf("new")).toEqual(["–", "1 ms"]);
    expect(lineOf("gone")).toEqual(["3 ms", "not measured"]);
  });

  it("judge the newer one", () => {
    expect(lines.find(([name]) => name === "kept pages, one client, p50")?.slice(1)).toEqual([
      "–",
      "2.5 ms",
      "≤ 2 ms",
      "MISSED",
    ]);
  });

  it("leave out the parts that the newer one was not asked for", () => {
    expect(lines.map(([name]) => name)).not.toContain(other.what);
  });
});

describe("the targets", () => {
  it("name each figure once, and a part that the bench has", () => {
    const names = targets.map(({ what }) => what);
    expect(new Set(names).size).toBe(names.length);
    for (const { part } of targets) expect(PARTS).toContain(part);
  });
});
