import { describe, expect, it } from "vitest";
import { cardDrawing } from "./card-drawing.ts";
import { code128Path, qrPath } from "./code-paths.ts";

const number = "8812345678901232";
const face = { title: "Thẻ thành viên", tier: "Bạc", holder: "Nguyễn Thị Sen", number };
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words);

describe("the member card as a picture", () => {
  it("has title, tier, holder, number and both codes", () => {
    const { svg } = cardDrawing(face);
    expect(texts(svg)).toEqual(["Thẻ thành viên · Bạc", "Nguyễn Thị Sen", "8812 3456 7890 1232"]);
    expect(svg).toContain(`<path d="${qrPath(number).path}"`);
    expect(svg).toContain(`<path d="${code128Path(number).path}"`);
  });

  it("gives each module of its codes the same whole number of pixels", () => {
    const { svg } = cardDrawing(face);
    const codes = [
      ...svg.matchAll(/<svg x="([\d.]+)" y="([\d.]+)" width="(\d+)"[^>]*viewBox="-\d+ -?\d+ (\d+) /g),
    ];
    expect(codes).toHaveLength(2);
    for (const [, , , width, modules] of codes) expect(Number(width) % Number(modules)).toBe(0);
  });

  it.each([
    ["Sen", ["Sen"]],
    ["Nguyễn Phạm Thị Hồng Sen Mai Anh", ["Nguyễn Phạm Thị", "Hồng Sen Mai Anh"]],
    ["A".repeat(50), ["A".repeat(18), "A".repeat(18), "A".repeat(14)]],
    ["Sen & <Con>", ["Sen &amp; &lt;Con&gt;"]],
  ])("wraps the name %j into lines, and escapes it", (holder, lines) => {
    expect(texts(cardDrawing({ ...face, holder }).svg).slice(1, -1)).toEqual(lines);
  });

  it("is taller for a name on two lines", () => {
    const [one, two] = [face.holder, "Nguyễn Phạm Thị Hồng Sen Mai Anh"].map(
      (holder) => cardDrawing({ ...face, holder }).height,
    );
    expect(two).toBeGreaterThan(one ?? Infinity);
  });
});
