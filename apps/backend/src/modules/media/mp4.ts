import { open, type FileHandle } from "node:fs/promises";
import { blank, readExactly, type VideoFacts } from "./file-window.ts";
import { boxAlong, boxAt, boxesIn, type Box } from "./mp4-boxes.ts";
import { dataTracks, samplesOf } from "./mp4-data-tracks.ts";
import { refusedFile } from "./refusal.ts";

/** The description of a video is far smaller than this; a larger one is not read. */
const MOOV_MAX_BYTES = 16 * 1024 * 1024;
/** Boxes at the top of a file at most. A fragmented video has two a fragment. */
const TOP_BOXES_MAX = 20_000;
/** Boxes that say where and with what a video was taken. */
const metadataBoxes = new Set(["udta", "meta", "uuid"]);

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
    const film = { ...moov, content: moov.content - moov.start };
    const data = dataTracks(description, film.content);
    // What a track of data holds lies among the pictures; its place there is read before its description goes.
    const samples = data.flatMap((track) => samplesOf(description, track));
    const held = samples.reduce((sum, { start, end }) => sum + end - start, 0);
    if (held > size) throw refusedFile("FILE_BROKEN");
    for (const { start, end } of samples) await blank(file, start, Math.min(end, size));
    const inside = [...metadataWithin(description, film), ...data.map((track) => within(moov, track))];
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
    .map((box) => within(moov, box));
}

/** A box that was read out of a larger one, by its places in the file. */
function within({ start: from }: Box, { type, start, content, end }: Box): Box {
  return { type, start: from + start, content: from + content, end: from + end };
}
