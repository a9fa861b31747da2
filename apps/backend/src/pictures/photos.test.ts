import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { PICTURE_FORMATS, PICTURE_WIDTHS } from "@sen/domain";
import { describe, expect, it } from "vitest";
import { EXAMPLE } from "../../test/catalogue-folder.ts";
import { useShop } from "../../test/shop.ts";
import { connectOnce } from "../database/connect.ts";
import { photos } from "../database/schema/index.ts";
import { importFolder } from "../modules/catalogue-import/index.ts";
import type { MediaStorage } from "../ports/media-storage.ts";
import { cataloguePlace, photoRendition } from "./photos.ts";

const shop = await useShop();

const client = await connectOnce(shop.databaseUrl);
await importFolder(client, {
  folder: EXAMPLE,
  only: ["makers"],
  work: join(shop.config.dataDir, "work"),
  mediaStorage: shop.adapters.mediaStorage,
  locale: "en",
});
await client.end();
const id = (await shop.db.select().from(photos)).toSorted((a, b) => a.id.localeCompare(b.id))[0]?.id ?? "";

describe("a catalogue photo", () => {
  it.each(["avif", "webp"])(
    "is served as %s in the requested width, with an immutable cache lifetime",
    async (format) => {
      const answer = await shop.app.inject(`/media/catalog/${id}/320.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    },
  );

  it("is never enlarged", async () => {
    const answer = await shop.app.inject(`/media/catalog/${id}/1280.webp`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(960);
  });

  it("is stored in each requested form", async () => {
    await shop.app.inject(`/media/catalog/${id}/640.webp`);
    expect(await shop.adapters.mediaStorage.read(`${cataloguePlace(id)}/640.webp`)).not.toBeNull();
    expect(await shop.adapters.mediaStorage.read(`${cataloguePlace(id)}/480.webp`)).toBeNull();
  });

  it("is read only when its turn has come, however many forms are requested", async () => {
    const { mediaStorage } = shop.adapters;
    let opened = 0;
    let openedAtFirst = 0;
    const watched: MediaStorage = {
      ...mediaStorage,
      read: async (key) => {
        if (/\/\d+\.(avif|webp)$/.test(key)) return null;
        opened += 1;
        return mediaStorage.read(key);
      },
      write: async () => {
        openedAtFirst ||= opened;
      },
    };
    const source = { db: shop.db, mediaStorage: watched, log: shop.app.log };
    const forms = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format })));
    await Promise.all(forms.map(({ width, format }) => photoRendition(source, id, width, format)));
    expect(opened).toBe(forms.length);
    expect(openedAtFirst).toBeLessThan(5);
  });

  it("is served even if it cannot be stored", async () => {
    const full = { ...shop.adapters.mediaStorage, write: () => Promise.reject(new Error("ENOSPC")) };
    const source = { db: shop.db, mediaStorage: full, log: shop.app.log };
    expect(await photoRendition(source, id, 160, "avif")).toBeInstanceOf(Buffer);
  });

  it("is never served as its original file", async () => {
    const source = readFileSync(join(EXAMPLE, "pictures/tra-sen.webp"));
    const answer = await shop.app.inject(`/media/catalog/${id}/1280.webp`);
    expect(answer.rawPayload.equals(source)).toBe(false);
    expect((await shop.app.inject(`/media/catalog/${id}/source.webp`)).statusCode).toBe(404);
  });
});
