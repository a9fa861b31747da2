import { AVIF_IMAGE_MAX_PIXELS, CUSTOMER_IMAGE_MAX_PIXELS, GUEST_IMAGE_MAX_PIXELS } from "@sen/domain";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canWatchChildren, watchChildren } from "../../../test/children-memory.ts";
import { DomainError } from "../../errors/errors.ts";
import { decodePicture } from "../../imaging/decode-picture.ts";
import { startDecoder } from "../../imaging/decoder.ts";
import { redrawImage } from "./image.ts";

const folder = mkdtempSync(join(tmpdir(), "sen-images-"));
afterAll(() => rmSync(folder, { recursive: true }));
/** 63 megapixels in one kilobyte. */
let bomb: Buffer;
beforeAll(async () => {
  bomb = await plain(8000, 7900, "avif");
});

type Format = "jpeg" | "png" | "webp" | "avif";

const plain = (width: number, height: number, format: Format) =>
  sharp({ create: { width, height, channels: 3, background: "#a83" }, limitInputPixels: false })
    .toFormat(format, { effort: format === "avif" || format === "webp" ? 0 : undefined })
    .toBuffer();

/** Makes the header claim this size. */
function claim(content: Buffer, width: number, height: number, format: Format): void {
  if (format === "jpeg") {
    const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
    content.writeUInt16BE(height, frame + 5);
    content.writeUInt16BE(width, frame + 7);
  } else if (format === "png") {
    const header = content.indexOf("IHDR");
    content.writeUInt32BE(width, header + 4);
    content.writeUInt32BE(height, header + 8);
    content.writeUInt32BE(crc32(content.subarray(header, header + 17)), header + 17);
  } else if (format === "webp") {
    const frame = content.indexOf("VP8 ") + 14;
    content.writeUInt16LE(width, frame);
    content.writeUInt16LE(height, frame + 2);
  } else {
    const size = content.indexOf("ispe") + 8;
    content.writeUInt32BE(width, size);
    content.writeUInt32BE(height, size + 4);
  }
}

async function kept(content: Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
}

/** Result of redrawing a picture: its size, or the code and limit of the refusal. */
async function drawn(content: Buffer, format: Format, isGuest: boolean): Promise<unknown> {
  const path = await kept(content);
  try {
    const client = { id: "test", isGuest };
    const { full } = await redrawImage({ path, type: `image/${format}`, client });
    return `${full.width} × ${full.height}`;
  } catch (error) {
    return error instanceof DomainError ? `${error.messageCode} ${error.values.limit ?? ""}`.trim() : error;
  }
}

describe("the pixel limit of pictures", () => {
  it.each<[Format, boolean, number, number]>([
    ["jpeg", true, 6000, 4001],
    ["png", true, 6000, 4001],
    ["webp", true, 6000, 4001],
    ["avif", true, 3600, 2501],
    ["avif", false, 3600, 2501],
    ["jpeg", false, 8000, 6251],
    ["png", false, 8000, 6251],
    ["webp", false, 8000, 6251],
  ])("is checked by the header alone: %s, guest: %s, %i × %i", async (format, isGuest, width, height) => {
    // It has fewer pixels than its header claims, so decoding it first would report it as broken.
    const content = await plain(64, 64, format);
    claim(content, width, height, format);
    const ofSender = isGuest ? GUEST_IMAGE_MAX_PIXELS : CUSTOMER_IMAGE_MAX_PIXELS;
    const limit = format === "avif" ? AVIF_IMAGE_MAX_PIXELS : ofSender;
    expect(await drawn(content, format, isGuest)).toBe(`TOO_MANY_PIXELS ${limit / 1e6}`);
  });

  it.each<[Format, boolean, number, number, string]>([
    ["jpeg", true, 6000, 4000, "4096 × 2731"],
    ["jpeg", false, 8000, 6250, "4096 × 3200"],
  ])(
    "accepts a picture exactly at the limit: %s, guest: %s, %i × %i",
    async (format, isGuest, width, height, size) => {
      expect(await drawn(await plain(width, height, format), format, isGuest)).toBe(size);
    },
  );

  it("counts all frames", async () => {
    const frames = 25;
    const colours = Array.from({ length: frames }, (_, index) => ({ r: 10 * index, g: 90, b: 200 }));
    const each = await Promise.all(
      colours.map((background) =>
        sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(each, { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(frames);
    expect(await drawn(animated, "webp", true)).toBe("TOO_MANY_PIXELS 24");
    expect(await drawn(animated, "webp", false)).toBe("1000 × 1000");
  });

  it("cannot be evaded by a header that claims fewer pixels", async () => {
    const content = Buffer.from(bomb);
    claim(content, 100, 100, "avif");
    expect(await drawn(content, "avif", true)).toBe("FILE_BROKEN");
  });
});

describe.skipIf(!canWatchChildren)("memory for decoding pictures", () => {
  const atOnce = async (content: Buffer, count: number) => {
    const drawing = Array.from({ length: count }, () => drawn(content, "avif", true));
    const { result, together } = await watchChildren(() => Promise.all(drawing));
    return { ends: result, together };
  };

  it("is not used for 63 megapixels in a kilobyte, six at once", async () => {
    expect(bomb.length).toBeLessThan(2000);
    const { ends, together } = await atOnce(bomb, 6);
    expect(ends).toEqual(Array(6).fill("TOO_MANY_PIXELS 9"));
    expect(together).toBeLessThan(200);
  });

  it("of one guest is that of one picture at a time", async () => {
    const { ends, together } = await atOnce(await plain(3600, 2500, "avif"), 3);
    expect(ends).toEqual(Array(3).fill("3600 × 2500"));
    expect(together).toBeLessThan(400);
  });

  it("is bounded per picture even if the header passes", async () => {
    const path = await kept(bomb);
    const forms = [{ path: `${path}.full`, side: 4096, use: "photo" as const }];
    const drawing = { path, isPng: false, maxPixels: 100_000_000, forms };
    const { result, largest } = await watchChildren(() =>
      decodePicture(drawing).catch((error: unknown) => error),
    );
    expect(result).toMatchObject({ name: "UndrawablePicture", problem: "broken" });
    expect(largest).toBeLessThan(400);
  });
});

describe("the picture decoder process", () => {
  it("draws nothing once killed, and is not reused", async () => {
    const path = await kept(bomb);
    const decoder = startDecoder();
    const forms = [{ path: `${path}.full`, side: 64, use: "photo" as const }];
    const drawing = decoder.draw({ path, isPng: false, maxPixels: 100_000_000, forms });
    expect(decoder.isFit()).toBe(true);
    decoder.kill();
    expect([await drawing, decoder.isFit()]).toEqual([null, false]);
  });
});
