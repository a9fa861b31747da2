import { open, type FileHandle } from "node:fs/promises";
import { blank, readExactly, type VideoFacts } from "./file-window.ts";
import { refusedFile } from "./refusal.ts";

/** The description of a video is far smaller than this; a larger one is not read. */
const MOOV_MAX_BYTES = 16 * 1024 * 1024;
/** Boxes at the top of a file at most. A fragmented video has two a fragment. */
const TOP_BOXES_MAX = 20_000;
/** Boxes that say where and with what a video was taken. */
const metadataBoxes = new Set(["udta", "meta", "uuid"]);

interface Box {
  type: string;
  /** Where the box begins, its content begins, and it ends. */
  start: number;
  content: number;
  end: number;
}

/** Checks the container of an MP4 and blanks what it says about place and device, in the file itself. No codec is needed for that. */
export async function cleanMp4(path: string, size: number): Promise<VideoFacts> {
  const file = await open(path, "r+");
  try {
    const boxes = await topBoxes(file, size);
    const moov = boxes.find(({ type }) => type === "moov");
    const hasFrames = boxes.some(({ type, content, end }) => type === "mdat" && end > content);
    if (!moov || !hasFrames || moov.end - moov.start > MOOV_MAX_BYTES) throw refusedFile("FILE_BROKEN");
    const description = await readExactly(file, moov.start, moov.end - moov.start);
    const facts = factsOf(description, moov.content - moov.start);
    const inside = metadataWithin(description, { ...moov, content: moov.content - moov.start });
    const outside = boxes.filter(({ type }) => metadataBoxes.has(type));
    for (const box of [...outside, ...inside]) {
      await file.write(Buffer.from("free", "latin1"), 0, 4, box.start + 4);
      await blank(file, box.content, box.end);
    }
    return facts;
  } finally {
    await file.close();
  }
}

async function topBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= size && boxes.length < TOP_BOXES_MAX;) {
    const header = await readExactly(file, at, Math.min(16, size - at));
    const box = boxAt(header, 0, size - at);
    boxes.push({ type: box.type, start: at, content: at + box.content, end: at + box.end });
    at += box.end;
  }
  return boxes;
}

/** The box at a place; one that reaches beyond `limit` is broken. */
function boxAt(bytes: Buffer, at: number, limit: number): Box {
  if (at + 8 > bytes.length) throw refusedFile("FILE_BROKEN");
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString("latin1", at + 4, at + 8);
  const isLong = short === 1;
  if (isLong && at + 16 > bytes.length) throw refusedFile("FILE_BROKEN");
  const header = isLong ? 16 : 8;
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? limit - at : short;
  if (length < header || at + length > limit) throw refusedFile("FILE_BROKEN");
  return { type, start: at, content: at + header, end: at + length };
}

function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const box = boxAt(bytes, at, end);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box that a way of types leads to. */
function boxAlong(
  bytes: Buffer,
  { content, end }: Pick<Box, "content" | "end">,
  way: string[],
): Box | undefined {
  const [type, ...rest] = way;
  const box = boxesIn(bytes, content, end).find((one) => one.type === type);
  return !box || rest.length === 0 ? box : boxAlong(bytes, box, rest);
}

function factsOf(moov: Buffer, content: number): VideoFacts {
  const whole = { content, end: moov.length };
  const picture = boxesIn(moov, content, moov.length)
    .filter(({ type }) => type === "trak")
    .find((track) => {
      const handler = boxAlong(moov, track, ["mdia", "hdlr"]);
      const isVideo =
        handler && moov.toString("latin1", handler.content + 8, handler.content + 12) === "vide";
      return isVideo && boxAlong(moov, track, ["mdia", "minf", "stbl", "stsd"]) !== undefined;
    });
  const header = picture && boxAlong(moov, picture, ["tkhd"]);
  const movie = boxAlong(moov, whole, ["mvhd"]);
  if (!header || !movie || header.end - header.content < 84) throw refusedFile("FILE_BROKEN");
  const width = moov.readUInt32BE(header.end - 8) >>> 16;
  const height = moov.readUInt32BE(header.end - 4) >>> 16;
  if (width === 0 || height === 0) throw refusedFile("FILE_BROKEN");
  // The matrix turns the picture by a quarter when its first element is 0.
  const isTurned = moov.readInt32BE(header.end - 44) === 0;
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    durationMs: duration(moov, movie),
  };
}

function duration(moov: Buffer, { content, end }: Box): number | null {
  const isLong = moov[content] === 1;
  if (end - content < (isLong ? 32 : 20)) return null;
  const scale = moov.readUInt32BE(content + (isLong ? 20 : 12));
  const length = isLong ? Number(moov.readBigUInt64BE(content + 24)) : moov.readUInt32BE(content + 16);
  return scale === 0 || length === 0 ? null : Math.round((length / scale) * 1000);
}

/** Metadata of the film and of its tracks, by their places in the file. */
function metadataWithin(description: Buffer, moov: Box): Box[] {
  const children = boxesIn(description, moov.content, description.length);
  const inTracks = children
    .filter(({ type }) => type === "trak")
    .flatMap(({ content, end }) => boxesIn(description, content, end));
  return [...children, ...inTracks]
    .filter(({ type }) => metadataBoxes.has(type))
    .map(({ type, start, content, end }) => ({
      type,
      start: moov.start + start,
      content: moov.start + content,
      end: moov.start + end,
    }));
}
