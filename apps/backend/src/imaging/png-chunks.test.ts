import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { chunk, textBomb } from "../../test/hostile-files.ts";
import { stripPngChunks } from "./png-chunks.ts";

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: "#a338" } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
const pixels = (png: Buffer) => sharp(png).autoOrient().raw().toBuffer();

describe("the needed chunks of a PNG", () => {
  it("draw the same picture in the same orientation, without text chunks", async () => {
    const png = await photo();
    const bomb = textBomb(png, { texts: 3, megabytes: 1 });
    const needed = stripPngChunks(bomb);
    expect(needed.includes("zTXt")).toBe(false);
    expect(await pixels(needed)).toEqual(await pixels(png));
  });

  it("include one small color profile at most", async () => {
    const png = await photo();
    const at = png.indexOf("IDAT") - 4;
    const withProfiles = (...profiles: Buffer[]) =>
      Buffer.concat([png.subarray(0, at), ...profiles, png.subarray(at)]);
    const count = (content: Buffer) => content.toString("latin1").split("iCCP").length - 1;
    const small = chunk("iCCP", Buffer.alloc(500, 1));
    expect(count(stripPngChunks(withProfiles(small, small)))).toBe(count(png.includes("iCCP") ? png : small));
    const large = chunk("iCCP", Buffer.alloc(300_000, 1));
    expect(stripPngChunks(withProfiles(large)).length).toBeLessThan(png.length + 1);
  });

  it("end at a chunk that claims to be longer than the file", async () => {
    const png = await photo();
    const cut = stripPngChunks(png.subarray(0, png.length - 20));
    expect(cut.length).toBeLessThanOrEqual(png.length - 20);
    const endless = Buffer.concat([
      png.subarray(0, 8),
      Buffer.from([255, 255, 255, 255]),
      Buffer.from("IDATxxxx"),
    ]);
    expect(stripPngChunks(endless)).toEqual(endless);
  });
});
