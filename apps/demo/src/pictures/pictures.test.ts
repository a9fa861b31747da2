import { mkdirSync, readFileSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { useShop } from "@sen/backend/test/shop";
import { pictures } from "@sen/backend/database/schema/index";
import type { PictureRecipe } from "@sen/backend/pictures/recipe";

const shop = await useShop();
const layouts = ["single", "pair", "trio", "pattern"] as const;
const backdrops = ["none", "disc", "arch", "waves", "podium"] as const;
const aspects = { square: [320, 320], wide: [320, 180], banner: [320, 128] } as const;

describe("a catalogue video", () => {
  it.each([720, 480])("is served with %i lines, in full or by range", async (lines) => {
    const url = `/media/catalog/film-pan/${lines}.mp4`;
    const whole = await shop.app.inject(url);
    expect(whole.headers).toMatchObject({ "content-type": "video/mp4", "accept-ranges": "bytes" });
    expect(whole.rawPayload.subarray(4, 8).toString()).toBe("ftyp");
    const part = await shop.app.inject({ url, headers: { range: "bytes=4-7" } });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 4-7/${whole.rawPayload.byteLength}`);
    expect(part.rawPayload.toString()).toBe("ftyp");
    const beyond = await shop.app.inject({ url, headers: { range: "bytes=99999999-" } });
    expect(beyond.statusCode).toBe(416);
  });

  it("is served in the shop's qualities only", async () => {
    for (const file of ["film-pan/1080.mp4", "film-pan/720.webm", "film-none/720.mp4"]) {
      expect((await shop.app.inject(`/media/catalog/${file}`)).statusCode).toBe(404);
    }
  });
});

describe("a catalogue picture", () => {
  it.each([
    ["webp", "image/webp"],
    ["avif", "image/avif"],
  ])("is served as %s at the requested width, with an immutable cache lifetime", async (format, type) => {
    const response = await shop.app.inject(`/media/catalog/shirt/160.${format}`);
    expect(response.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 160, height: 160 });
  });

  it("is identical for concurrent and later requests", async () => {
    const url = "/media/catalog/shirt/320.webp";
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.app.inject(url)));
    const again = await shop.app.inject(url);
    for (const { rawPayload } of answers) expect(rawPayload.equals(again.rawPayload)).toBe(true);
  });

  it("is sent when it cannot be stored, and stored once it can", async () => {
    const name = "shirt-640.webp";
    const path = join(shop.config.dataDir, "pictures", name.slice(0, 2), name);
    mkdirSync(path, { recursive: true }); // No file can take a folder's place.
    const url = "/media/catalog/shirt/640.webp";
    const sent = await shop.app.inject(url);
    expect([sent.statusCode, (await sharp(sent.rawPayload).metadata()).width]).toEqual([200, 640]);
    rmdirSync(path);
    const again = await shop.app.inject(url);
    expect(again.rawPayload.equals(sent.rawPayload)).toBe(true);
    expect(readFileSync(path).equals(sent.rawPayload)).toBe(true);
  });

  it.each([
    "/nothere/320.webp",
    "/nothere/321.webp",
    "/..%2f..%2fetc/320.webp",
    "/%2e%2e/320.webp",
    "/a/320.png",
    "/a/320.webp.webp",
  ])("is not found at %s", async (path) => {
    expect((await shop.app.inject(`/media/catalog${path}`)).statusCode).toBe(404);
  });

  it("is drawn in every shape with every layout", async () => {
    for (const [aspect, [width, height]] of Object.entries(aspects)) {
      for (const [index, layout] of layouts.entries()) {
        const recipe: PictureRecipe = {
          aspect: aspect as PictureRecipe["aspect"],
          layout,
          hue: index * 60,
          backdrop: backdrops[(index + aspect.length) % backdrops.length] ?? "none",
          objects: ["1f455", "1f457", "1f45f"],
          variation: index,
        };
        const id = `${aspect}-${layout}`;
        await shop.db.insert(pictures).values({ id, recipe });
        const response = await shop.app.inject(`/media/catalog/${id}/320.webp`);
        expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height });
      }
    }
  });
});
