import { keyPicture, parameterSets } from "./h264.ts";

const COLUMNS = 10;
const ROWS = 6;
const FRAMES = 8;
const FRAMES_PER_SECOND = 4;
const BLOCK = 16;
/** The location in the video's user data, as phones write it. An upload must remove it. */
export const TINY_VIDEO_PLACE = "+10.7769+106.7009/";

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
};
const u16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2));
  return bytes;
};
const text = (value: string) => Buffer.from(value, "latin1");
const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), text(type), content]);
};
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** A valid MP4 of two seconds, 160 by 96 pixels: a bright block that moves over lotus pink. Made without a codec, always identical. */
export function tinyVideo(): Buffer {
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    const unit = keyPicture(index, COLUMNS, ROWS, (x, y) =>
      x === index + 1 && y === 2 + (index % 2) ? [200, 128, 128] : [120, 120, 170],
    );
    return Buffer.concat([u32(unit.length), unit]);
  });
  const type = box("ftyp", text("isom"), u32(0x200), text("isomiso2avc1mp41"));
  const media = box("mdat", ...frames);
  const sizes = frames.map((frame) => frame.length);
  const [width, height] = [COLUMNS * BLOCK, ROWS * BLOCK];
  return Buffer.concat([type, media, movie({ sizes, firstFrame: type.length + 8, width, height })]);
}

interface Film {
  sizes: number[];
  firstFrame: number;
  width: number;
  height: number;
}

function movie(film: Film): Buffer {
  const scale = FRAMES_PER_SECOND;
  const { width, height } = film;
  const header = box(
    "mvhd",
    u32(0, 0, 0, scale, FRAMES, 0x10000),
    u16(0x100),
    Buffer.alloc(10),
    matrix,
    Buffer.alloc(24),
    u32(2),
  );
  const track = box(
    "tkhd",
    u32(3, 0, 0, 1, 0, FRAMES),
    Buffer.alloc(8),
    u16(0, 0, 0, 0),
    matrix,
    u32(width << 16, height << 16),
  );
  const media = box(
    "mdia",
    box("mdhd", u32(0, 0, 0, scale, FRAMES), u16(0x55c4, 0)),
    box("hdlr", u32(0, 0), text("vide"), Buffer.alloc(12), text("video\0")),
    box(
      "minf",
      box("vmhd", u32(1), u16(0, 0, 0, 0)),
      box("dinf", box("dref", u32(0, 1), box("url ", u32(1)))),
      sampleTable(film),
    ),
  );
  const place = box("udta", box("\xa9xyz", u16(TINY_VIDEO_PLACE.length, 0x15c7), text(TINY_VIDEO_PLACE)));
  return box("moov", header, box("trak", track, media), place);
}

function sampleTable({ sizes, firstFrame, width, height }: Film): Buffer {
  const { sequence, picture } = parameterSets(COLUMNS, ROWS);
  const configuration = Buffer.concat([
    Buffer.from([1, 66, 0xc0, 30, 0xff, 0xe1]),
    u16(sequence.length),
    sequence,
    Buffer.from([1]),
    u16(picture.length),
    picture,
  ]);
  const entry = box(
    "avc1",
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(0x18, 0xffff),
    box("avcC", configuration),
  );
  return box(
    "stbl",
    box("stsd", u32(0, 1), entry),
    box("stts", u32(0, 1, sizes.length, 1)),
    box("stsc", u32(0, 1, 1, sizes.length, 1)),
    box("stsz", u32(0, 0, sizes.length, ...sizes)),
    box("stco", u32(0, 1, firstFrame)),
  );
}
