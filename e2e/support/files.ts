import { crc32, deflateSync } from "node:zlib";
import { tinyVideo } from "../../apps/backend/test/tiny-video.ts";

/** A file for a file input. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const WIDTH = 640;
const HEIGHT = 480;

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** A valid PNG, different for each number: a gradient with stripes. */
export function photo(number: number): ChosenFile {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = Buffer.alloc(1 + WIDTH * 3);
    for (let x = 0; x < WIDTH; x += 1) {
      const isStripe = (x + y + number * 40) % 160 < 40;
      const at = 1 + x * 3;
      row[at] = isStripe ? 240 : (number * 53 + (y >> 1)) % 256;
      row[at + 1] = isStripe ? 200 : (x >> 1) % 256;
      row[at + 2] = isStripe ? 210 : (number * 97) % 256;
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name: `hinh-${number}.png`, mimeType: "image/png", buffer };
}

/** A valid MP4 of two seconds. */
export function film(): ChosenFile {
  return { name: "quay.mp4", mimeType: "video/mp4", buffer: tinyVideo() };
}
