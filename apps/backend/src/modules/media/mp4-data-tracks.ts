import { boxAlong, boxesIn, type Box } from "./mp4-boxes.ts";
import { refusedFile } from "./refusal.ts";

/** Tracks that are seen and heard; what else there is says where, how and with what a film was made. */
const keptHandlers = new Set(["vide", "soun"]);
/** A film of many hours has fewer pieces of data than this. */
const PIECES_MAX = 100_000;

/** The tracks of a film that are neither picture nor sound: positions, movements, time codes, subtitles of a drone. */
export function dataTracks(moov: Buffer, content: number): Box[] {
  return boxesIn(moov, content, moov.length).filter((track) => {
    if (track.type !== "trak") return false;
    const handler = boxAlong(moov, track, ["mdia", "hdlr"]);
    const kind = handler ? moov.toString("latin1", handler.content + 8, handler.content + 12) : "";
    return !keptHandlers.has(kind);
  });
}

/** Where in the file the content of a track lies. */
export function samplesOf(moov: Buffer, track: Box): { start: number; end: number }[] {
  const table = boxAlong(moov, track, ["mdia", "minf", "stbl"]);
  const parts = table ? boxesIn(moov, table.content, table.end) : [];
  const part = (type: string) => parts.find((one) => one.type === type);
  const [sizes, toChunks, short, long] = [part("stsz"), part("stsc"), part("stco"), part("co64")];
  const offsets = short ?? long;
  if (!sizes || !toChunks || !offsets) return [];
  const bytesOf = sampleSizes(moov, sizes);
  const perChunk = numbers(moov, toChunks, 4, 12);
  const ranges: { start: number; end: number }[] = [];
  const count = numbers(moov, offsets, 4, short ? 4 : 8).length;
  if (count > PIECES_MAX) throw refusedFile("FILE_BROKEN");
  if (perChunk.length === 0) return [];
  let sample = 0;
  let rule = 0;
  for (let chunk = 0; chunk < count; chunk++) {
    const at = offsets.content + 8 + chunk * (short ? 4 : 8);
    const start = short ? moov.readUInt32BE(at) : Number(moov.readBigUInt64BE(at));
    while (perChunk[rule + 1] !== undefined && (perChunk[rule + 1] ?? 0) <= chunk + 1) rule++;
    const samples = moov.readUInt32BE(toChunks.content + 8 + rule * 12 + 4);
    const next = Math.min(sample + samples, bytesOf.count);
    ranges.push({ start, end: start + bytesOf.between(sample, next) });
    sample = next;
  }
  return ranges;
}

/** The first number of each entry of a table that stays within its box. */
function numbers(moov: Buffer, { content, end }: Box, from: number, entry: number): number[] {
  const count = end - content < from + 4 ? 0 : moov.readUInt32BE(content + from);
  const fitting = Math.min(count, Math.floor((end - content - from - 4) / entry));
  return Array.from({ length: Math.max(0, fitting) }, (_, index) =>
    moov.readUInt32BE(content + from + 4 + index * entry),
  );
}

/** The bytes that samples of a track take together: all are alike, or each has its own. */
function sampleSizes(
  moov: Buffer,
  sizes: Box,
): { count: number; between: (from: number, to: number) => number } {
  if (sizes.end - sizes.content < 12) return { count: 0, between: () => 0 };
  const alike = moov.readUInt32BE(sizes.content + 4);
  const count = moov.readUInt32BE(sizes.content + 8);
  if (alike > 0) return { count, between: (from, to) => (to - from) * alike };
  const listed = numbers(moov, sizes, 8, 4);
  return {
    count: listed.length,
    between: (from, to) => listed.slice(from, to).reduce((sum, size) => sum + size, 0),
  };
}
