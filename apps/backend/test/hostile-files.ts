import { crc32, deflateSync } from "node:zlib";
import { tinyVideo } from "./tiny-video.ts";

/** Size of the box for the media data, in bytes. */
const MEDIA_BYTES = 4000;

/** An MP4 of a few kB whose tracks each declare this many samples. An index of them takes 24 bytes per sample. */
export function sampleTableBomb(tracks: number, samples: number): Buffer {
  const film = tinyVideo();
  const field = (box: string, at: number, value: number) => film.writeUInt32BE(value, film.indexOf(box) + at);
  field("stsz", 8, 1); // Each sample has one byte,
  field("stsz", 12, samples);
  field("stts", 12, samples);
  field("stsc", 16, samples); // and all are in one chunk.
  const media = film.indexOf("mdat") - 4;
  const movie = film.indexOf("moov") - 4;
  film.writeUInt32BE(MEDIA_BYTES, media);
  const start = film.indexOf("trak") - 4;
  const track = film.subarray(start, start + film.readUInt32BE(start));
  const more = Array<Buffer>(tracks - 1).fill(track);
  film.writeUInt32BE(film.readUInt32BE(movie) + track.length * more.length, movie);
  const head = [film.subarray(0, media + MEDIA_BYTES), film.subarray(movie, start)];
  return Buffer.concat([...head, ...more, film.subarray(start)]);
}

/** A PNG with compressed texts of this many MB each, which take only a few kB of the file. */
export function textBomb(png: Buffer, { texts, megabytes }: { texts: number; megabytes: number }): Buffer {
  const text = chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), zeros(megabytes)]));
  const afterHeader = png.indexOf("IHDR") + 4 + 13 + 4;
  const all = Array<Buffer>(texts).fill(text);
  return Buffer.concat([png.subarray(0, afterHeader), ...all, png.subarray(afterHeader)]);
}

/** A PNG chunk. */
export function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });
