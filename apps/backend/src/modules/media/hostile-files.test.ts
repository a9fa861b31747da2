import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { picture, upload } from "../../../test/aftersales.ts";
import { canWatchChildren, watchChildren } from "../../../test/children-memory.ts";
import { canFilm } from "../../../test/films.ts";
import { sampleTableBomb, textBomb } from "../../../test/hostile-files.ts";
import { manyCustomers } from "../../../test/many-customers.ts";
import { useShop } from "../../../test/shop.ts";
import { mediaFiles, uploadReservations } from "../../database/schema/index.ts";
import { inDecodingTurn } from "./decoding.ts";

const shop = await useShop();

describe.skipIf(!canFilm || !canWatchChildren)("a video of a few kilobytes", () => {
  it.each([
    [1, 80_000_000],
    [3, 80_000_000],
    [60, 2_000_000],
  ])(
    "with %i tracks that declare %i samples each is rejected as broken, within the memory limit",
    async (tracks, samples) => {
      const bomb = sampleTableBomb(tracks, samples);
      expect(bomb.length).toBeLessThan(50_000);
      const before = await shop.db.$count(mediaFiles);
      const { result, largest } = await watchChildren(() => upload(shop, bomb, { name: "film.mp4" }));
      expect([result.status, result.body.message_code]).toEqual([422, "FILE_BROKEN"]);
      expect(largest).toBeGreaterThan(0);
      expect(largest).toBeLessThan(350);
      expect(await shop.db.$count(mediaFiles)).toBe(before);
    },
  );
});

describe("a guest's pictures that unpack to five gigabytes of text", () => {
  it("do not block customers' uploads, and are accepted", async () => {
    const bomb = textBomb(
      await sharp(await picture())
        .png()
        .toBuffer(),
      { texts: 100, megabytes: 50 },
    );
    expect(bomb.length).toBeLessThan(5_200_000);
    const from = "203.0.113.77";
    const bombs = Promise.all([1, 2, 3].map(() => upload(shop, bomb, { from })));
    const customers = await Promise.all(
      (await manyCustomers(shop, 6)).map(async ({ token }) => upload(shop, await picture(), { token })),
    );
    expect(customers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await bombs).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe("guests whose files are slow to decode", () => {
  it("leave a slot for customers and get 503 themselves", async () => {
    const done = Promise.withResolvers<undefined>();
    const slow = Array.from({ length: 9 }, (_, index) =>
      inDecodingTurn({ client: { id: `address:${index}`, isGuest: true }, run: () => done.promise }),
    );
    const before = await shop.db.$count(mediaFiles);
    const guest = await upload(shop, await picture());
    expect([guest.status, guest.body.message_code]).toEqual([503, "SERVICE_BUSY"]);
    expect([await shop.db.$count(mediaFiles), await shop.db.$count(uploadReservations)]).toEqual([before, 0]);
    const token = await shop.signIn();
    expect((await upload(shop, await picture(), { token })).status).toBe(200);
    done.resolve(undefined);
    await Promise.all(slow);
    expect((await upload(shop, await picture())).status).toBe(200);
  });
});
