import { deflateSync } from "node:zlib";
import { chunk } from "../../apps/backend/test/hostile-files.ts";
import { tinyVideo } from "../../apps/backend/test/tiny-video.ts";

/** A file for a file input. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const WIDTH = 640;
const HEIGHT = 480;

/** A valid PNG of one color, different for each number. */
export function photo(number: number): ChosenFile {
  const color = Buffer.from([(number * 53) % 256, 120, (number * 97) % 256]);
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(WIDTH * 3, color)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(HEIGHT * row.length, row))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name: `hinh-${number}.png`, mimeType: "image/png", buffer };
}

/** A valid MP4 of two seconds. */
export function film(): ChosenFile {
  return { name: "quay.mp4", mimeType: "video/mp4", buffer: tinyVideo() };
}
