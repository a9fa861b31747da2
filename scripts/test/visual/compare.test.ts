import sharp from "sharp";
import { expect, it } from "vitest";
import { compare } from "../../visual/compare.ts";

const square = (color: string, size = 40) =>
  sharp({ create: { width: size, height: size, channels: 4, background: color } })
    .png()
    .toBuffer();

it("sees the same picture as the same, however it is packed", async () => {
  const picture = await square("#b4235a");
  expect(await compare(picture, await sharp(picture).png({ compressionLevel: 0 }).toBuffer())).toBeNull();
});

it("sees a color that moved by a single step", async () => {
  expect(await compare(await square("#b4235a"), await square("#b4235b"))).toMatchObject({ pixels: 1600 });
});

it("sees that a page grew", async () => {
  expect((await compare(await square("#fff"), await square("#fff", 41)))?.pixels).toBe(81);
});

it("does not mind how an edge is smoothed", async () => {
  const circle = (radius: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#fff"/><circle cx="20" cy="20" r="${radius}" fill="#000"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
  expect(await compare(await circle(12), await circle(12.05))).toBeNull();
});

it.each([
  ["one step on a few", "#b4235b", 3, false],
  ["two steps on a few", "#b4235c", 3, true],
  ["one step on many", "#b4235b", 12, true],
])("sees %s pixels as a difference: %s, %i px wide: %s", async (_what, color, size, differs) => {
  const ground = await square("#b4235a");
  const after = await sharp(ground)
    .composite([{ input: await square(color, size), left: 4, top: 4 }])
    .png()
    .toBuffer();
  expect((await compare(ground, after)) !== null).toBe(differs);
});
