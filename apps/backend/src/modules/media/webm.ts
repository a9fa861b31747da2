import { open, type FileHandle } from "node:fs/promises";
import { blank, readExactly, type VideoFacts } from "./file-window.ts";
import { refusedFile } from "./refusal.ts";

/** Element ids of the container. */
const Id = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  attachments: 0x1941a469,
} as const;

/** Descriptions are far smaller than this. */
const DESCRIPTION_MAX_BYTES = 4 * 1024 * 1024;
const ELEMENTS_MAX = 100_000;
const VIDEO_TRACK = 1;

interface Element {
  id: number;
  start: number;
  content: number;
  end: number;
  /** A recording that was never finished does not say where it ends. */
  isOpenEnded: boolean;
}

/** Checks the container of a WebM and blanks its tags and attachments, in the file itself. */
export async function cleanWebm(path: string, size: number): Promise<VideoFacts> {
  const file = await open(path, "r+");
  try {
    const header = await elementAt(file, 0, size);
    const docType = (await childrenOf(file, header)).find(({ id }) => id === Id.docType);
    if (header.id !== Id.header || !docType || (await textOf(file, docType)) !== "webm") {
      throw refusedFile("FILE_NOT_ACCEPTED");
    }
    const segment = await elementAt(file, header.end, size);
    if (segment.id !== Id.segment) throw refusedFile("FILE_BROKEN");
    const parts = await topElements(file, segment);
    const tracks = parts.find(({ id }) => id === Id.tracks);
    if (!tracks || !parts.some(({ id }) => id === Id.cluster)) throw refusedFile("FILE_BROKEN");
    const picture = await pictureOf(file, tracks);
    const info = parts.find(({ id }) => id === Id.info);
    const durationMs = info ? await durationOf(file, info) : null;
    for (const part of parts) {
      if (part.id === Id.tags || part.id === Id.attachments) await makeVoid(file, part);
    }
    return { ...picture, durationMs };
  } finally {
    await file.close();
  }
}

/** The parts of the segment, up to a cluster that does not say where it ends. */
async function topElements(file: FileHandle, segment: Element): Promise<Element[]> {
  const parts: Element[] = [];
  for (let at = segment.content; at + 2 <= segment.end && parts.length < ELEMENTS_MAX;) {
    const part = await elementAt(file, at, segment.end);
    parts.push(part);
    if (part.isOpenEnded) break;
    at = part.end;
  }
  return parts;
}

async function elementAt(file: FileHandle, at: number, limit: number): Promise<Element> {
  const bytes = await readExactly(file, at, Math.min(12, Math.max(2, limit - at)));
  const idLength = Math.clz32(bytes[0] ?? 0) - 23;
  if (idLength > 4 || bytes.length <= idLength) throw refusedFile("FILE_BROKEN");
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23;
  if (sizeLength > 8 || bytes.length < idLength + sizeLength) throw refusedFile("FILE_BROKEN");
  let length = (bytes[idLength] ?? 0) & (0xff >> sizeLength);
  let isOpenEnded = length === 0xff >> sizeLength;
  for (const byte of bytes.subarray(idLength + 1, idLength + sizeLength)) {
    length = length * 256 + byte;
    isOpenEnded &&= byte === 0xff;
  }
  const content = at + idLength + sizeLength;
  const end = isOpenEnded ? limit : content + length;
  if (end > limit) throw refusedFile("FILE_BROKEN");
  return { id: bytes.readUIntBE(0, idLength), start: at, content, end, isOpenEnded };
}

async function childrenOf(file: FileHandle, { content, end }: Element): Promise<Element[]> {
  if (end - content > DESCRIPTION_MAX_BYTES) throw refusedFile("FILE_BROKEN");
  const children: Element[] = [];
  for (let at = content; at + 2 <= end;) {
    const child = await elementAt(file, at, end);
    children.push(child);
    at = child.end;
  }
  return children;
}

async function pictureOf(file: FileHandle, tracks: Element): Promise<{ width: number; height: number }> {
  for (const track of (await childrenOf(file, tracks)).filter(({ id }) => id === Id.trackEntry)) {
    const fields = await childrenOf(file, track);
    const type = fields.find(({ id }) => id === Id.trackType);
    const video = fields.find(({ id }) => id === Id.video);
    if (!type || !video || (await numberOf(file, type)) !== VIDEO_TRACK) continue;
    const sizes = await childrenOf(file, video);
    const pixels = async (wanted: number) => {
      const element = sizes.find(({ id }) => id === wanted);
      return element ? numberOf(file, element) : 0;
    };
    const [width, height] = [await pixels(Id.pixelWidth), await pixels(Id.pixelHeight)];
    if (width > 0 && width <= 65_535 && height > 0 && height <= 65_535) return { width, height };
  }
  throw refusedFile("FILE_BROKEN");
}

async function durationOf(file: FileHandle, info: Element): Promise<number | null> {
  const fields = await childrenOf(file, info);
  const duration = fields.find(({ id }) => id === Id.duration);
  const scale = fields.find(({ id }) => id === Id.timestampScale);
  if (!duration) return null;
  const bytes = await readExactly(file, duration.content, duration.end - duration.content);
  const ticks = bytes.length === 4 ? bytes.readFloatBE() : bytes.length === 8 ? bytes.readDoubleBE() : 0;
  const nanoseconds = scale ? await numberOf(file, scale) : 1_000_000;
  const milliseconds = (ticks * nanoseconds) / 1_000_000;
  return Number.isFinite(milliseconds) && milliseconds > 0 ? Math.round(milliseconds) : null;
}

async function numberOf(file: FileHandle, { content, end }: Element): Promise<number> {
  const bytes = await readExactly(file, content, Math.min(8, end - content));
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

async function textOf(file: FileHandle, { content, end }: Element): Promise<string> {
  const bytes = await readExactly(file, content, Math.min(32, end - content));
  return bytes.toString("latin1").replace(/\0+$/, "");
}

/** Turns an element into a `Void` of the same length. */
async function makeVoid(file: FileHandle, { start, end }: Element): Promise<void> {
  const length = end - start;
  const header = Buffer.alloc(length < 9 ? 2 : 9);
  header[0] = 0xec;
  if (length < 9) {
    header[1] = 0x80 | (length - 2);
  } else {
    header.writeUIntBE(length - 9, 3, 6);
    header[1] = 0x01;
  }
  await file.write(header, 0, header.length, start);
  await blank(file, start + header.length, end);
}
