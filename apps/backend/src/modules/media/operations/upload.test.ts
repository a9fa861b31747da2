import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from "@sen/domain";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { eq, isNull } from "../../../database/drizzle.ts";
import { picture, upload } from "../../../../test/aftersales.ts";
import { beginRequest, postHead } from "../../../../test/raw-request.ts";
import { useShop } from "../../../../test/shop.ts";
import { ffmpeg } from "../../../adapters/video-tool/ffmpeg.ts";
import { mediaFiles } from "../../../database/schema/index.ts";
import { StorageUnavailable } from "../../../ports/media-storage.ts";
import { sweep } from "../../sweep/index.ts";
import { queueFileDeletion } from "../delete-files.ts";
import { tinyVideo } from "../../../../test/tiny-video.ts";

/** No ffmpeg here; `media/video.test.ts` tests what it does. */
const warned: unknown[] = [];
const shop = await useShop(() => ({
  videoTool: ffmpeg("/no/such/ffmpeg", { warn: (said: unknown) => warned.push(said) }),
}));

const token = await shop.signIn();

const linked = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: "GET", url, headers });
const refusal = (body: { data: { errors: { field: string; message_code: string }[] } }) =>
  body.data.errors.map(({ field, message_code }) => `${field} ${message_code}`);
const exe = Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(4000, 1)]);
const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>${" ".repeat(100)}`,
);
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic"),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from("mif1heic"),
  Buffer.alloc(500),
]);

describe("uploads are rejected for", () => {
  const halved = (content: Buffer) => content.subarray(0, Math.floor(content.length / 2));
  const large = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(IMAGE_MAX_BYTES)]);

  const vast = () =>
    sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["an .exe named .jpg", () => exe, "file FILE_NOT_ACCEPTED"],
    ["no bytes", () => Buffer.alloc(0), "file FILE_EMPTY"],
    ["three bytes", () => Buffer.from("Sen"), "file FILE_NOT_ACCEPTED"],
    ["three bytes of a photo", () => Buffer.from([0xff, 0xd8, 0xff]), "file FILE_BROKEN"],
    ["an SVG with a script", () => svg, "file FILE_NOT_ACCEPTED"],
    ["half a picture", async () => halved(await picture(900, 700)), "file FILE_BROKEN"],
    ["a HEIC photo", () => heic, "file FILE_HEIC_UNREADABLE"],
    ["a picture above 10 MB", large, "file IMAGE_TOO_LARGE"],
    ["a picture of too many pixels", vast, "file TOO_MANY_PIXELS"],
  ])("%s", async (_, content, expected) => {
    const before = await shop.db.$count(mediaFiles);
    const { status, body } = await upload(shop, await content(), { token });
    expect([status, refusal(body)]).toEqual([422, [expected]]);
    expect(body.data.errors[0].message).not.toContain("{");
    expect(body.message).toBe(body.data.errors[0].message);
    expect(await shop.db.$count(mediaFiles)).toBe(before);
  });

  it("a missing file, and a truncated form", async () => {
    const empty = await shop.app.inject({
      method: "POST",
      url: "/api/v1/media",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload: "--x--\r\n",
    });
    expect(refusal(empty.json())).toEqual(["file FILE_MISSING"]);
    const cut = await shop.app.inject({
      method: "POST",
      url: "/api/v1/media",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload: Buffer.concat([
        Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'),
        await picture(),
      ]),
    });
    expect(refusal(cut.json())).toEqual(["file FILE_BROKEN"]);
  });

  it.each([
    ["no type", null, false],
    ["no type, and the file first", null, true],
    ["a wrong type", "4", false],
    ["a wrong type, and the file first", "4", true],
  ])("a form with %s, before its file is decoded or stored", async (_, type, isFileFirst) => {
    const part = (name: string, content: Buffer | string) => [
      Buffer.from(`--x\r\ncontent-disposition: form-data; ${name}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from("\r\n"),
    ];
    const file = part('name="file"; filename="a.jpg"', await picture());
    const fields = type === null ? [] : part('name="type"', type);
    const parts = isFileFirst ? [...file, ...fields] : [...fields, ...file];
    const write = vi.spyOn(shop.adapters.mediaStorage, "write");
    const answer = await shop.app.inject({
      method: "POST",
      url: "/api/v1/media",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload: Buffer.concat([...parts, Buffer.from("--x--\r\n")]),
    });
    const expected = type === null ? "type REQUIRED" : "type NOT_IN_LIST";
    expect([answer.statusCode, refusal(answer.json())]).toEqual([422, [expected]]);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(readdirSync(join(shop.config.dataDir, "incoming"))).toEqual([]);
  });

  it("a request of 2 GB, before its body arrives", async () => {
    if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = shop.app.server.address() as AddressInfo;
    const head = postHead("/api/v1/media", 2 * 1024 ** 3, "multipart/form-data; boundary=x");
    const { socket, received } = await beginRequest(port, `${head}--x\r\n`);
    await expect.poll(received).toMatch(/^HTTP\/1.1 422/);
    socket.destroy();
  });
});

it("a video of unknown length is cut off at the limit, rejected as too large, and leaves no file", async () => {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = shop.app.server.address() as AddressInfo;
  const before = await shop.db.$count(mediaFiles);
  const piece = Buffer.alloc(1024 * 1024);
  let pieces = 0;
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sending = request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/api/v1/media",
      headers: { "content-type": "multipart/form-data; boundary=x", lang: "vi" },
    });
    sending.once("error", reject);
    let isOver = false;
    sending.once("response", (response) => {
      let body = "";
      isOver = true;
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.once("end", () => {
        resolve({ status: response.statusCode ?? 0, body });
        sending.destroy();
      });
    });
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
    sending.write(tinyVideo().subarray(0, 64));
    const send = (): void => {
      if (isOver) return;
      pieces++;
      // Endless: a server that does not cut it off reads forever.
      if (sending.write(piece)) setImmediate(send);
      else sending.once("drain", send);
    };
    send();
  });
  const { data, message } = JSON.parse(answer.body) as Parameters<typeof refusal>[0] & { message: string };
  expect([answer.status, refusal({ data })]).toEqual([422, ["file VIDEO_TOO_LARGE"]]);
  expect(message).toContain(String(VIDEO_MAX_BYTES / 1024 ** 2));
  expect(pieces).toBeGreaterThanOrEqual(100);
  expect(await shop.db.$count(mediaFiles)).toBe(before);
  expect(readdirSync(join(shop.config.dataDir, "incoming"))).toEqual([]);
});

describe("an uploaded picture", () => {
  it("is redrawn upright without EXIF location or device, and gets a thumbnail", async () => {
    const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: "#a33" } })
      .withExif({ IFD0: { Make: "Phone of Sen" }, IFD3: { GPSLatitude: "10/1 46/1 37/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(shop, photo, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ attach_type: "image", mime_type: "image/jpeg", width: 40, height: 80 });
    const full = await linked(body.data.source);
    expect(full.statusCode).toBe(200);
    expect(full.rawPayload.includes("Phone of Sen")).toBe(false);
    const { exif, orientation, width } = await sharp(full.rawPayload).metadata();
    expect([exif, orientation, width]).toEqual([undefined, undefined, 40]);
    const small = await linked(body.data.thumbnail);
    expect([small.statusCode, small.headers["content-type"]]).toEqual([200, "image/webp"]);
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "is recognized as %s whatever its file name",
    async (format) => {
      const content = await sharp(await picture())
        .toFormat(format)
        .toBuffer();
      const { body } = await upload(shop, content, { token, name: "clip.mp4" });
      expect(body.data.mime_type).toBe(`image/${format}`);
    },
  );
});

describe("a video without ffmpeg installed", () => {
  it("is rejected with 503 and a hint to send pictures, and the missing ffmpeg is logged once", async () => {
    const before = await shop.db.$count(mediaFiles);
    for (let times = 0; times < 2; times += 1) {
      const { status, body, response } = await upload(shop, tinyVideo(), { token, name: "film.jpg" });
      expect([status, body.message_code]).toEqual([503, "VIDEOS_PAUSED"]);
      expect(body.message).toContain("gửi hình ảnh");
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(warned).toEqual([expect.stringContaining("FFMPEG_PATH is not an ffmpeg")]);
    expect(await shop.db.$count(mediaFiles)).toBe(before);
    expect((await upload(shop, await picture(), { token })).status).toBe(200);
  });
});

it("a media file is served in byte ranges", async () => {
  const { body } = await upload(shop, await picture(), { token });
  const whole = (await linked(body.data.source)).rawPayload;
  const part = await linked(body.data.source, { range: "bytes=4-7" });
  expect([part.statusCode, part.rawPayload, part.headers["content-range"]]).toEqual([
    206,
    whole.subarray(4, 8),
    `bytes 4-7/${whole.length}`,
  ]);
  const last = await linked(body.data.source, { range: "bytes=-10" });
  expect(last.rawPayload).toEqual(whole.subarray(-10));
  const beyond = await linked(body.data.source, { range: `bytes=${whole.length}-` });
  expect(beyond.statusCode).toBe(416);
  for (const range of ["bytes=0-1,4-5", "lines=1-2", "bytes=x"]) {
    expect((await linked(body.data.source, { range })).statusCode).toBe(200);
  }
});

it("a file that the storage has lost is a 404 that browsers do not cache", async () => {
  const { body } = await upload(shop, await picture(), { token });
  const [row] = await shop.db.select().from(mediaFiles).where(eq(mediaFiles.id, body.data.id));
  for (const { storage_key } of row?.renditions ?? []) await shop.adapters.mediaStorage.remove(storage_key);
  const { statusCode, headers } = await linked(body.data.source);
  expect([statusCode, headers["cache-control"]]).toEqual([404, undefined]);
});

it("answers 503 with Retry-After to uploads and reads while the storage is away", async () => {
  const { body } = await upload(shop, await picture(), { token });
  const away = () => Promise.reject(new StorageUnavailable("Premature close"));
  const { write: store } = shop.adapters.mediaStorage;
  using write = vi.spyOn(shop.adapters.mediaStorage, "write").mockImplementationOnce(store);
  write.mockImplementation(away);
  using read = vi.spyOn(shop.adapters.mediaStorage, "read").mockImplementation(away);
  const refused = await upload(shop, await picture(), { token });
  const unread = await linked(body.data.source);
  for (const { statusCode, headers } of [refused.response, unread]) {
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
  }
  expect(refused.body.message_code).toBe("SERVICE_UNAVAILABLE");
  expect([write.mock.calls.length, read.mock.calls.length]).toEqual([2, 1]);
  const path = join(shop.config.dataDir, "media", write.mock.calls[0]?.[0] ?? "");
  expect(existsSync(path)).toBe(true);
  await shop.runJobs();
  expect(existsSync(path)).toBe(false);
});

it("deletes unattached files after a day, even if the storage is away then", async () => {
  const { body } = await upload(shop, await picture(), { token });
  const stored = () =>
    readdirSync(join(shop.config.dataDir, "media", body.data.id.slice(0, 2), body.data.id));
  expect(stored()).toHaveLength(2);
  using away = vi
    .spyOn(shop.adapters.mediaStorage, "remove")
    .mockRejectedValue(new StorageUnavailable("The object storage is not available"));
  shop.clock.pass(25 * 3_600_000);
  expect((await shop.runJobs()).failed).toContain("delete-files");
  expect(await shop.db.$count(mediaFiles, isNull(mediaFiles.attached_at))).toBe(0);
  away.mockRestore();
  shop.clock.pass(60_000);
  await shop.runJobs();
  expect(stored()).toEqual([]);
});

it("deletes a customer's thousands of files a few at a time", async () => {
  let [running, most] = [0, 0];
  using remove = vi.spyOn(shop.adapters.mediaStorage, "remove").mockImplementation(async () => {
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
  });
  const files = Array.from({ length: 2_000 }, (_, index) => ({ storage_key: `ab/${index}` }));
  await queueFileDeletion(shop.db, files);
  await shop.runJobs();
  expect([remove.mock.calls.length, most]).toEqual([2_000, 10]);
});

it("deletes after a day what a crashed process left of files being received or prepared", async () => {
  const dayAgo = Date.now() / 1000 - 25 * 3600;
  const left = ["incoming", "preparing"].map((folder) => join(shop.config.dataDir, folder, "left"));
  for (const folder of left) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "file"), "some of it");
  }
  await sweep(shop.jobServices());
  expect(left.map((folder) => existsSync(folder))).toEqual([true, true]);
  for (const folder of left) utimesSync(folder, dayAgo, dayAgo);
  await sweep(shop.jobServices());
  expect(left.map((folder) => existsSync(folder))).toEqual([false, false]);
});
