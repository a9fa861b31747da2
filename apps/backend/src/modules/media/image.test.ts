import { CUSTOMER_IMAGE_MAX_PIXELS, GUEST_IMAGE_MAX_PIXELS } from "@sen/domain";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DomainError } from "../../errors/errors.ts";
import { redrawImage } from "./image.ts";

const folder = mkdtempSync(join(tmpdir(), "sen-images-"));
afterAll(() => rmSync(folder, { recursive: true }));
/** 63 megapixels in a kilobyte. */
let bomb: Buffer;
beforeAll(async () => {
  bomb = await plain(8000, 7900, "avif");
});

type Format = "jpeg" | "png" | "webp" | "avif";

const plain = (width: number, height: number, format: Format) =>
  sharp({ create: { width, height, channels: 3, background: "#a83" }, limitInputPixels: false })
    .toFormat(format, { effort: format === "avif" || format === "webp" ? 0 : undefined })
    .toBuffer();

/** Lets the header say that a picture is this large. */
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

/** How drawing a picture ends: its size, or the code and the limit that it is refused with. */
async function drawn(content: Buffer, format: Format, isGuest: boolean): Promise<unknown> {
  const path = await kept(content);
  try {
    const { full } = await redrawImage({ path, type: `image/${format}`, isGuest });
    return `${full.width} × ${full.height}`;
  } catch (error) {
    return error instanceof DomainError ? `${error.messageCode} ${error.values.limit ?? ""}`.trim() : error;
  }
}

describe("the pixels of a picture", () => {
  it.each<[Format, boolean, number, number]>([
    ["jpeg", true, 6000, 4001],
    ["png", true, 6000, 4001],
    ["webp", true, 6000, 4001],
    ["avif", true, 6000, 4001],
    ["avif", false, 6000, 4001],
    ["jpeg", false, 8000, 6251],
    ["png", false, 8000, 6251],
    ["webp", false, 8000, 6251],
  ])(
    "are judged by its header alone: %s, of a guest: %s, %i × %i",
    async (format, isGuest, width, height) => {
      // It has fewer pixels than that: whoever decoded first would call it broken.
      const content = await plain(64, 64, format);
      claim(content, width, height, format);
      const limit = (isGuest || format === "avif" ? GUEST_IMAGE_MAX_PIXELS : CUSTOMER_IMAGE_MAX_PIXELS) / 1e6;
      expect(await drawn(content, format, isGuest)).toBe(`TOO_MANY_PIXELS ${limit}`);
    },
  );

  it.each<[Format, boolean, number, number, string]>([
    ["jpeg", true, 6000, 4000, "4096 × 2731"],
    ["jpeg", false, 8000, 6250, "4096 × 3200"],
  ])(
    "may be as many as the limit says: %s, of a guest: %s, %i × %i",
    async (format, isGuest, width, height, size) => {
      expect(await drawn(await plain(width, height, format), format, isGuest)).toBe(size);
    },
  );

  it("are counted in all its frames", async () => {
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

  it("cannot be said to be fewer than they are", async () => {
    const content = Buffer.from(bomb);
    claim(content, 100, 100, "avif");
    expect(await drawn(content, "avif", true)).toBe("FILE_BROKEN");
  });
});

describe("pictures at once", () => {
  interface Told {
    ends: string[];
    megabytes: number;
  }
  const redraw = async (count: number, content: Buffer): Promise<Told> => {
    const script = new URL("../../../test/redraw-at-once.ts", import.meta.url).pathname;
    const args = ["--conditions=@sen/source", script, String(count), await kept(content)];
    // As the shop is started (scripts/shop.mjs).
    const env = { ...process.env, MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return JSON.parse(stdout) as Told;
  };

  it("of 63 megapixels in a kilobyte cost nothing", async () => {
    expect(bomb.length).toBeLessThan(2000);
    const { ends, megabytes } = await redraw(8, bomb);
    expect(ends).toEqual(Array(8).fill("TOO_MANY_PIXELS"));
    expect(megabytes).toBeLessThan(200);
  });

  it("as large as a guest's may be take the memory of one", async () => {
    const { ends, megabytes } = await redraw(3, await plain(6000, 4000, "avif"));
    expect(ends).toEqual(Array(3).fill("drawn"));
    expect(megabytes).toBeLessThan(700);
  });
});
