import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { EXAMPLE } from "../../test/catalogue-folder.ts";
import { useShop } from "../../test/shop.ts";
import { connectOnce } from "../database/connect.ts";
import { photos } from "../database/schema/index.ts";
import { importFolder } from "../modules/catalogue-import/index.ts";
import { photoPlace } from "./photos.ts";

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
    expect(await shop.adapters.mediaStorage.read(`${photoPlace(id)}/640.webp`)).not.toBeNull();
    expect(await shop.adapters.mediaStorage.read(`${photoPlace(id)}/480.webp`)).toBeNull();
  });

  it("is never served as its original file", async () => {
    const source = readFileSync(join(EXAMPLE, "pictures/tra-sen.webp"));
    const answer = await shop.app.inject(`/media/catalog/${id}/1280.webp`);
    expect(answer.rawPayload.equals(source)).toBe(false);
    expect((await shop.app.inject(`/media/catalog/${id}/source.webp`)).statusCode).toBe(404);
  });
});
