import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startLocalServer } from "../../../test/local-server.ts";
import { folderStorage } from "./folder.ts";
import { StorageUnavailable, type MediaStorage } from "../../ports/media-storage.ts";
import { s3Storage } from "./s3.ts";

const folder = mkdtempSync(join(tmpdir(), "sen-storage-"));
const small = Buffer.from("mười hai bông sen");
const large = Buffer.alloc(12 * 1024 * 1024, 5);

/** The part of S3 that the storage uses: objects, ranges and multipart uploads. */
async function smallS3() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Buffer[]>();
  let parts = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const uploadId = searchParams.get("uploadId");
    const xml = (text: string) => response.setHeader("content-type", "application/xml").end(text);
    if (request.method === "POST" && searchParams.has("uploads")) {
      uploads.set("u1", []);
      xml("<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>");
    } else if (request.method === "PUT" && uploadId !== null) {
      parts++;
      uploads.get(uploadId)?.splice(Number(searchParams.get("partNumber")) - 1, 0, body);
      response.setHeader("etag", '"part"').end();
    } else if (request.method === "POST" && uploadId !== null) {
      objects.set(pathname, Buffer.concat(uploads.get(uploadId) ?? []));
      xml("<CompleteMultipartUploadResult><ETag>whole</ETag></CompleteMultipartUploadResult>");
    } else if (request.method === "PUT") {
      objects.set(pathname, body);
      response.setHeader("etag", '"whole"').end();
    } else if (request.method === "DELETE") {
      objects.delete(pathname);
      response.writeHead(204).end();
    } else {
      const object = objects.get(pathname);
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
      if (!object) {
        response.writeHead(404, { "content-type": "application/xml" });
        response.end("<Error><Code>NoSuchKey</Code><Message>none</Message></Error>");
      } else if (range) {
        response.writeHead(206).end(object.subarray(Number(range[1]), Number(range[2]) + 1));
      } else {
        response.writeHead(200).end(object);
      }
    }
  };
  const server = await startLocalServer((request, response) => void answer(request, response));
  return { ...server, parts: () => parts };
}

const s3 = await smallS3();
const storages: Record<string, MediaStorage> = {};

process.env.AWS_ACCESS_KEY_ID = "test";
process.env.AWS_SECRET_ACCESS_KEY = "test";
process.env.AWS_REQUEST_CHECKSUM_CALCULATION = "WHEN_REQUIRED";
storages.folder = folderStorage(join(folder, "kept"));
storages.S3 = s3Storage({
  bucket: "sen",
  region: "x",
  endpoint: s3.url,
  pathStyle: true,
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

async function whole(
  storage: MediaStorage,
  key: string,
  range?: { start: number; end: number },
): Promise<Buffer | null> {
  const content = await storage.read(key, range);
  return content && Buffer.concat(await content.toArray());
}

describe.each(["folder", "S3"])("media storage of the kind %s", (kind) => {
  const storage = () => storages[kind] as MediaStorage;
  const file = (name: string, content: Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it("reads a file whole and by range, until it is removed", async () => {
    await storage().write("ab/cd/full.jpg", file("small", small), "image/jpeg");
    expect(await whole(storage(), "ab/cd/full.jpg")).toEqual(small);
    expect(await whole(storage(), "ab/cd/full.jpg", { start: 1, end: 4 })).toEqual(small.subarray(1, 5));
    await storage().remove("ab/cd/full.jpg");
    expect(await storage().read("ab/cd/full.jpg")).toBeNull();
  });

  it("stores a large file", async () => {
    await storage().write("ab/film.mp4", file("large", large), "video/mp4");
    expect((await whole(storage(), "ab/film.mp4"))?.equals(large)).toBe(true);
    if (kind === "S3") expect(s3.parts()).toBe(3);
  });
});

it("folder storage takes the same file from several backends at once", async () => {
  writeFileSync(join(folder, "photo"), large);
  const writes = Array.from({ length: 5 }, () =>
    (storages.folder as MediaStorage).write("ab/photo.webp", join(folder, "photo"), "image/webp"),
  );
  await Promise.all(writes);
  expect((await whole(storages.folder as MediaStorage, "ab/photo.webp"))?.equals(large)).toBe(true);
  expect(readdirSync(join(folder, "kept/ab"))).toContain("photo.webp");
  expect(readdirSync(join(folder, "kept/ab")).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it.each<[string, Parameters<typeof startLocalServer>[0]]>([
  ["does not respond", () => undefined],
  ["asks to slow down", (_, response) => void response.writeHead(503).end()],
])("S3 storage reports an outage of a store that %s after two attempts", async (_, respond) => {
  let requests = 0;
  const store = await startLocalServer((...asked) => {
    requests += 1;
    respond(...asked);
  });
  const settings = { bucket: "sen", region: "x", endpoint: store.url, pathStyle: true };
  const storage = s3Storage(settings, { connectionTimeout: 200, requestTimeout: 200 });
  writeFileSync(join(folder, "unsent"), small);
  for (const call of [
    () => storage.read("ab/photo.webp"),
    () => storage.write("ab/photo.webp", join(folder, "unsent"), "image/webp"),
    () => storage.remove("ab/photo.webp"),
  ]) {
    requests = 0;
    await expect(call()).rejects.toBeInstanceOf(StorageUnavailable);
    expect(requests).toBe(2);
  }
  await store.stop();
});

it("S3 storage does not report wrong credentials as an outage", async () => {
  const store = await startLocalServer((_, response) => void response.writeHead(403).end());
  const storage = s3Storage({ bucket: "sen", region: "x", endpoint: store.url, pathStyle: true });
  await expect(storage.read("ab/photo.webp")).rejects.not.toBeInstanceOf(StorageUnavailable);
  await store.stop();
});

it("folder storage never reads outside of its folder", async () => {
  await expect((storages.folder as MediaStorage).read("../../etc/passwd")).rejects.toThrow(RangeError);
});
