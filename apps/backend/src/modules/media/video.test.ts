import { eq, type SQL } from "../../database/drizzle.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { delivered, upload, uploaded } from "../../../test/aftersales.ts";
import {
  canFilm,
  film as makeFilm,
  FILM_DEVICE,
  FILM_PLACE,
  FILM_TRACK,
  whatFfmpegSees,
} from "../../../test/films.ts";
import { useShop, type Received } from "../../../test/shop.ts";
import { tinyVideo } from "../../../test/tiny-video.ts";
import { UnreadableVideo, type VideoTool } from "../../ports/video-tool.ts";
import { mediaFiles } from "../../database/schema/index.ts";
import { prepareVideo } from "./prepare.ts";

const shop = await useShop();

const tool = shop.adapters.videoTool;
const token = await shop.signIn();

interface Shown {
  source: string;
  sources: { quality: string; height: number; url: string }[];
  is_preparing: boolean;
  thumbnail: string;
}

/** A film; made once for all tests. */
const films = new Map<string, Promise<Buffer>>();
function film(wanted: Parameters<typeof makeFilm>[0]): Promise<Buffer> {
  const key = JSON.stringify(wanted);
  const made = films.get(key) ?? makeFilm(wanted);
  films.set(key, made);
  return made;
}

const bytes = async (url: string) => (await shop.app.inject({ method: "GET", url })).rawPayload;
const saysAnything = (content: Buffer) =>
  [FILM_PLACE, FILM_TRACK, FILM_DEVICE].some((words) => content.includes(words));
async function uploadedFilm(wanted: Parameters<typeof makeFilm>[0]): Promise<string> {
  const { body } = await upload(shop, await film(wanted), { token, name: "clip.mp4" });
  return body.data.id as string;
}
const waiting = async (id: string) => {
  const [row] = await shop.db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  return row?.prepare_at ?? null;
};

/** A complaint with this video, and the video as the complaint shows it once its qualities are ready. */
async function shownIn(media_id: string): Promise<{ complaint: number; video: Shown; id: number }> {
  const created = await shop.call("createComplaint", {
    token,
    body: {
      order_detail_id: await delivered(shop),
      reason: 3,
      cs_attach_image: await uploaded(shop, token),
      cs_attach_video: [media_id],
    },
  });
  await shop.runJobs();
  expect(await waiting(media_id)).toBeNull();
  const complaint = created.body.data.id as number;
  const { body: page } = await shop.call("getComplaint", {
    token,
    query: { view_cs: 1, complaint_request_id: complaint },
  });
  const video = page.data.cs_attachments.find((one: { attach_type: string }) => one.attach_type === "video");
  return { complaint, video, id: video.id };
}

describe.runIf(canFilm)("a portrait video in 720p", () => {
  let sent: Buffer;
  let taken: Received;
  beforeAll(async () => {
    sent = await film({ width: 1280, height: 720, turned: true });
    taken = await upload(shop, sent, { token });
  });

  it("is available at once as sent, without metadata, and with a thumbnail", async () => {
    expect(saysAnything(sent)).toBe(true);
    expect((await whatFfmpegSees(sent)).tracks).toHaveLength(3);
    const { body } = taken;
    expect(body.data).toMatchObject({
      sources: [],
      is_preparing: true,
      width: 720,
      height: 1280,
      duration: 1,
    });

    const original = await bytes(body.data.source);
    expect(saysAnything(original)).toBe(false);
    expect((await whatFfmpegSees(original)).tracks).toHaveLength(2);

    const still = sharp(await bytes(body.data.thumbnail));
    expect(await still.metadata()).toMatchObject({ format: "webp", width: 540, height: 960 });
    const { channels } = await still.stats();
    expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(30);
  });

  it("then gets HD and SD renditions: upright H.264 and AAC without metadata", async () => {
    const { video, complaint, id } = await shownIn(taken.body.data.id);
    expect(video.is_preparing).toBe(false);
    expect(video.sources.map(({ quality, height }) => [quality, height])).toEqual([
      ["HD", 720],
      ["SD", 480],
    ]);
    expect(video.source).toBe(video.sources[0]?.url);
    const sizes = { HD: "720x1280", SD: "480x854" };
    for (const { quality, url } of video.sources) {
      const content = await bytes(url);
      expect(saysAnything(content)).toBe(false);
      const { tracks, said } = await whatFfmpegSees(content);
      expect(tracks).toEqual([
        expect.stringMatching(`Video: h264 .*yuv420p.* ${sizes[quality as "HD"]}`),
        expect.stringMatching(/Audio: aac/),
      ]);
      expect(said).not.toMatch(/rotat|location|creation_time/i);
      expect(content.indexOf("moov")).toBeLessThan(content.indexOf("mdat"));
    }
    const file = async (quality?: string) => {
      const params = { id: complaint, fileId: id };
      const { response } = await shop.call("downloadComplaintFile", {
        token,
        params,
        query: quality ? { quality } : {},
      });
      return response.rawPayload;
    };
    const [hd, sd] = await Promise.all(video.sources.map(({ url }) => bytes(url)));
    expect((await file()).equals(hd as Buffer)).toBe(true);
    expect((await file("SD")).equals(sd as Buffer)).toBe(true);
  });
});

it.runIf(canFilm)("converts an iPhone's MOV with its sound to an MP4", async () => {
  const sent = await film({ width: 640, height: 360, type: "mov" });
  expect(sent.subarray(8, 12).toString("latin1")).toBe("qt  ");
  const { body } = await upload(shop, sent, { token, name: "IMG_0013.MOV" });
  expect(body.data).toMatchObject({
    attach_type: "video",
    mime_type: "video/quicktime",
    source: expect.stringMatching(/\.mp4$/) as string,
    width: 640,
    height: 360,
    duration: 1,
  });
  const original = await bytes(body.data.source);
  expect(saysAnything(original)).toBe(false);
  expect(original.subarray(8, 12).toString("latin1")).not.toBe("qt  ");
  const { tracks } = await whatFfmpegSees(original);
  expect(tracks).toEqual([expect.stringMatching(/Video: h264/), expect.stringMatching(/Audio: aac/)]);
});

it.runIf(canFilm)("makes an MP4 of a WebM in its own size: nothing is upscaled", async () => {
  const { video } = await shownIn(await uploadedFilm({ width: 320, height: 180, type: "webm" }));
  expect(video.sources.map(({ height }) => height)).toEqual([180]);
  expect((await whatFfmpegSees(await bytes(video.source))).tracks[0]).toContain("h264");
});

it.runIf(canFilm)("rejects a video with an intact container and corrupt frames", async () => {
  const content = Buffer.from(await film({ width: 320, height: 180 }));
  const frames = content.indexOf("mdat") + 4;
  content.fill(0x41, frames, content.indexOf("moov") > frames ? content.indexOf("moov") - 4 : content.length);
  const { status, body } = await upload(shop, content, { token });
  expect([status, body.data.errors[0]]).toMatchObject([422, { field: "file", message_code: "FILE_BROKEN" }]);
});

it.runIf(canFilm).each([
  ["half a film", () => tinyVideo().subarray(0, tinyVideo().length / 2)],
  ["a film without frames", () => tinyVideo().subarray(0, 32)],
  [
    "a WebM without pictures",
    async () => (await film({ width: 320, height: 180, type: "webm" })).subarray(0, 300),
  ],
])("rejects %s", async (_, content) => {
  const { status, body } = await upload(shop, await content(), { token });
  expect([status, body.data.errors[0]]).toMatchObject([422, { field: "file", message_code: "FILE_BROKEN" }]);
});

describe.runIf(canFilm)("a video whose renditions cannot be made at once", () => {
  /** Services of another worker. */
  const elsewhere = (
    videoTool: VideoTool = tool,
    minFreeBytes = 0,
    signal = new AbortController().signal,
  ) => ({
    ...shop.jobServices(),
    videoTool,
    signal,
    config: { ...shop.config, uploads: { ...shop.config.uploads, minFreeBytes } },
  });
  const rowOf = async (id: string) => {
    const [row] = await shop.db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
    if (!row) throw new Error("There is no such file");
    return row;
  };
  const forms = async (id: string) => (await rowOf(id)).renditions.map(({ name }) => name).sort();
  const uploadedSmall = () => uploadedFilm({ width: 160, height: 96 });
  /** A video that a request refers to. */
  const sent = async () => {
    const media_id = await uploadedSmall();
    await shop.db
      .update(mediaFiles)
      .set({ attached_at: shop.clock.now() })
      .where(eq(mediaFiles.id, media_id));
    return media_id;
  };

  it("gets none while nothing refers to it", async () => {
    const media_id = await uploadedSmall();
    shop.clock.pass(5 * 60_000);
    await shop.runJobs();
    await prepareVideo(elsewhere(), { media_id });
    expect(await forms(media_id)).toEqual(["original", "thumbnail"]);
  });

  it("is taken over from a stuck worker, whose late failure changes nothing", async () => {
    const late = Promise.withResolvers<undefined>();
    const media_id = await sent();
    const begun = Promise.withResolvers<undefined>();
    const encode = () => {
      begun.resolve(undefined);
      return late.promise;
    };
    const givenUp = prepareVideo(elsewhere({ ...tool, encode }), { media_id });
    await begun.promise;
    await prepareVideo(elsewhere(), { media_id });
    expect(await waiting(media_id)).toBeNull();
    late.reject(new Error("much too late"));
    await expect(givenUp).rejects.toThrow("much too late");
    expect([await waiting(media_id), await forms(media_id)]).toEqual([null, ["original", "sd", "thumbnail"]]);
  });

  it("is retried after a storage failure, a full disk and a worker's shutdown, and made by the next worker", async () => {
    const media_id = await sent();
    const { stored_bytes } = await rowOf(media_id);
    const away = { ...tool, encode: () => Promise.reject(new Error("the storage is away")) };
    await expect(prepareVideo(elsewhere(away), { media_id })).rejects.toThrow("away");
    const full = elsewhere(tool, Number.MAX_SAFE_INTEGER);
    await expect(prepareVideo(full, { media_id })).rejects.toThrow("disk");

    const ending = new AbortController();
    const begun = Promise.withResolvers<undefined>();
    const encode: VideoTool["encode"] = (_video, _qualities, signal) => {
      begun.resolve(undefined);
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      });
    };
    const brokenOff = prepareVideo(elsewhere({ ...tool, encode }, 0, ending.signal), { media_id });
    await begun.promise;
    ending.abort(new Error("The worker ends"));
    await expect(brokenOff).rejects.toThrow("The worker ends");

    await prepareVideo(elsewhere(), { media_id });
    expect([await waiting(media_id), await forms(media_id)]).toEqual([null, ["original", "sd", "thumbnail"]]);
    expect((await rowOf(media_id)).stored_bytes).toBeGreaterThan(stored_bytes);
    expect(readdirSync(join(shop.config.dataDir, "preparing"))).toEqual([]);
  });

  it("keeps them if the connection is lost after the row that refers to them was committed", async () => {
    const media_id = await sent();
    let updates = 0;
    const update = (table: typeof mediaFiles) => {
      const real = shop.db.update(table);
      updates += 1;
      if (updates === 1) return real;
      const returning = async (values: object, own: SQL | undefined) => {
        await real.set(values).where(own);
        throw new Error("Connection terminated unexpectedly");
      };
      return {
        set: (values: object) => ({
          where: (own: SQL | undefined) => ({ returning: () => returning(values, own) }),
        }),
      };
    };
    const db = Object.create(shop.db, { update: { value: update } }) as typeof shop.db;
    await expect(prepareVideo({ ...elsewhere(), db }, { media_id })).rejects.toThrow("terminated");
    const { renditions } = await rowOf(media_id);
    expect(renditions.map(({ name }) => name)).toContain("sd");
    for (const { storage_key } of renditions) {
      expect(await shop.adapters.mediaStorage.read(storage_key), storage_key).not.toBeNull();
    }
  });

  it("is found by the periodic job if no job is queued for it", async () => {
    const media_id = await sent();
    shop.clock.pass(5 * 60_000);
    await shop.runJobs();
    expect(await waiting(media_id)).toBeNull();
  });

  it("stays as it was sent if they can never be made", async () => {
    const media_id = await sent();
    const unreadable = {
      ...tool,
      encode: () => Promise.reject(new UnreadableVideo("of a kind that is not understood")),
    };
    await prepareVideo(elsewhere(unreadable), { media_id });
    expect([await waiting(media_id), await forms(media_id)]).toEqual([null, ["original", "thumbnail"]]);
  });
});
