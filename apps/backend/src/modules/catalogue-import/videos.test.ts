import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { EXAMPLE, useEmptyShop } from "../../../test/catalogue-folder.ts";
import { canFilm } from "../../../test/films.ts";
import { useShop } from "../../../test/shop.ts";
import { tinyVideo } from "../../../test/tiny-video.ts";
import { connectOnce } from "../../database/connect.ts";
import { exportFolder } from "./export-folder.ts";
import { importFolder } from "./import-folder.ts";

const HEADER = "product_code,position,image,alt_vi,alt_en,video\n";
const rowOf = (video: string) => `tra-uop-sen,5,tra-sen.webp,Pha trà,Making tea,${video}\n`;
const empty = await useEmptyShop();
const shop = await useShop();

await empty.run(EXAMPLE);

const folderOf = (name: string, video: string | Buffer) => {
  const folder = empty.folderWith({ "product_videos.csv": HEADER + rowOf(name) });
  return { folder, content: video, name };
};
const taken = ({ folder, content, name }: ReturnType<typeof folderOf>) => {
  mkdirSync(join(folder, "videos"), { recursive: true });
  if (content !== "") writeFileSync(join(folder, "videos", name), content);
  return empty.run(folder, { only: ["product_videos"], videoTool: shop.adapters.videoTool });
};

describe("importing a product video", () => {
  it("reports a missing video with its line, and a file that is no video", async () => {
    const { faults: missing } = await taken(folderOf("tra.mp4", ""));
    expect(missing).toEqual([
      expect.stringMatching(/^product_videos\.csv · line 2 · video .* in the videos folder/),
    ]);
    if (!canFilm) return;
    const { faults: broken } = await taken(folderOf("tra.mp4", Buffer.from("no video at all, only words")));
    expect(broken).toEqual([expect.stringContaining("a readable MP4, QuickTime or WebM")]);
  });

  it.runIf(canFilm)(
    "stores it once, exports the original, and imports that export without changes",
    async () => {
      const film = tinyVideo();
      expect(await taken(folderOf("tra.mp4", film))).toEqual({
        faults: [],
        counts: ["product_videos 1/0/0"],
      });
      expect((await taken(folderOf("tra.mp4", film))).counts).toEqual(["product_videos 0/0/1"]);
      const { rows } = await empty.client.query("select sources from product_media where kind = 'video'");
      expect(rows).toEqual([{ sources: [expect.objectContaining({ quality: "SD", height: 96 })] }]);
      const to = join(empty.folder, "exported");
      await exportFolder(empty.client, { folder: to, mediaStorage: empty.mediaStorage });
      const name = /[0-9a-f]{24}\.mp4/.exec(readFileSync(join(to, "product_videos.csv"), "utf8"))?.[0] ?? "";
      expect(readFileSync(join(to, "videos", name)).equals(film)).toBe(true);
      const again = await empty.run(to, { videoTool: shop.adapters.videoTool });
      expect(again.faults).toEqual([]);
      expect(again.counts.filter((one) => !/ 0\/0\/\d+$/.test(one))).toEqual([]);
    },
  );

  it.runIf(canFilm)("serves it in byte ranges, and not its source file", async () => {
    const client = await connectOnce(shop.databaseUrl);
    const { rows: products } = await client.query<{ image_url: string }>(
      "select image_url from products where id = 1",
    );
    const row = `1,5,${products[0]?.image_url ?? ""},Áo,A shirt,ao.mp4\n`;
    const folder = empty.folderWith({ "product_videos.csv": HEADER + row }, "nothing");
    mkdirSync(join(folder, "videos"));
    writeFileSync(join(folder, "videos/ao.mp4"), tinyVideo());
    const { mediaStorage, videoTool } = shop.adapters;
    const work = join(shop.config.dataDir, "work");
    const options = { folder, work, mediaStorage, videoTool, locale: "en" } as const;
    expect((await importFolder(client, options)).faults.told).toEqual([]);
    const { rows } = await client.query<{ url: string }>(
      "select sources -> 0 ->> 'url' as url from product_media where product_id = 1 and position = 5",
    );
    await client.end();
    const url = rows[0]?.url ?? "";
    const whole = await shop.app.inject(url);
    expect([whole.statusCode, whole.headers["content-type"]]).toEqual([200, "video/mp4"]);
    const part = await shop.app.inject({ url, headers: { range: "bytes=4-7" } });
    expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, "ftyp"]);
    expect(part.headers["content-range"]).toBe(`bytes 4-7/${whole.rawPayload.length}`);
    expect((await shop.app.inject(url.replace(/\d+\.mp4$/, "source.mp4"))).statusCode).toBe(404);
  });
});
