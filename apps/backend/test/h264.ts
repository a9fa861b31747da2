/** The size of a macroblock, in pixels. */
const BLOCK = 16;

/** A color: luma and both chroma components, each 16–235. */
export type Colour = readonly [luma: number, blue: number, red: number];

/** Writes bits, most significant first. */
class BitWriter {
  private readonly bytes: number[] = [];
  private free = 0;

  bits(value: number, count: number): this {
    for (let bit = count - 1; bit >= 0; bit--) {
      if (this.free === 0) {
        this.bytes.push(0);
        this.free = 8;
      }
      this.free--;
      const last = this.bytes.length - 1;
      this.bytes[last] = (this.bytes[last] ?? 0) | (((value >>> bit) & 1) << this.free);
    }
    return this;
  }

  /** Exp-Golomb codes. */
  golomb(...values: number[]): this {
    for (const value of values) {
      const length = 31 - Math.clz32(value + 1);
      this.bits(0, length).bits(value + 1, length + 1);
    }
    return this;
  }

  align(): this {
    this.free = 0;
    return this;
  }

  fill(value: number, count: number): this {
    for (let index = 0; index < count; index++) this.bytes.push(value);
    return this;
  }

  /** A NAL unit: its type, the bits and the stop bit, with escapes so that it contains no start code. */
  unit(type: number): Buffer {
    this.bits(1, 1).align();
    const safe = [type];
    let zeros = 0;
    for (const byte of this.bytes) {
      if (zeros >= 2 && byte <= 3) {
        safe.push(3);
        zeros = 0;
      }
      safe.push(byte);
      zeros = byte === 0 ? zeros + 1 : 0;
    }
    return Buffer.from(safe);
  }
}

/** The sequence and picture parameter sets for pictures of this size, in blocks of 16 pixels. H.264 baseline. */
export function parameterSets(columns: number, rows: number): { sequence: Buffer; picture: Buffer } {
  const sequence = new BitWriter()
    .bits(66, 8)
    .bits(0xc0, 8)
    .bits(30, 8)
    .golomb(0, 0, 2, 1)
    .bits(0, 1)
    .golomb(columns - 1, rows - 1)
    .bits(0b1100, 4)
    .unit(0x67);
  const picture = new BitWriter()
    .golomb(0, 0)
    .bits(0, 2)
    .golomb(0, 0, 0)
    .bits(0, 3)
    .golomb(0, 0, 0)
    .bits(0b100, 3)
    .unit(0x68);
  return { sequence, picture };
}

/** A key frame of uncompressed, uniform blocks, readable by every decoder. */
export function keyPicture(
  index: number,
  columns: number,
  rows: number,
  colourAt: (x: number, y: number) => Colour,
): Buffer {
  const slice = new BitWriter()
    .golomb(0, 7, 0)
    .bits(0, 4)
    .golomb(index % 2)
    .bits(0, 2)
    .golomb(0, 1);
  for (let block = 0; block < columns * rows; block++) {
    const [luma, blue, red] = colourAt(block % columns, Math.floor(block / columns));
    slice
      .golomb(25)
      .align()
      .fill(luma, BLOCK * BLOCK)
      .fill(blue, (BLOCK * BLOCK) / 4)
      .fill(red, (BLOCK * BLOCK) / 4);
  }
  return slice.unit(0x65);
}
