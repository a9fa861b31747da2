/** An element of the container with an 8-byte size. */
function element(id: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(16);
  const idLength = id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1;
  head.writeUIntBE(id, 0, idLength);
  head[idLength] = 0x01;
  head.writeUIntBE(content.length, idLength + 2, 6);
  return Buffer.concat([head.subarray(0, idLength + 8), content]);
}

/** A WebM of 1.5 seconds as far as its container goes, with a tag that says where it was taken. */
export function tinyWebm(): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(1500);
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from("webm"))),
    element(
      0x18538067,
      element(0x1549a966, element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])), element(0x4489, duration)),
      element(
        0x1654ae6b,
        element(
          0xae,
          element(0x83, Buffer.from([1])),
          element(0xe0, element(0xb0, Buffer.from([0x01, 0x40])), element(0xba, Buffer.from([0, 180]))),
        ),
      ),
      element(0x1254c367, Buffer.from("LOCATION +10.7769+106.7009/")),
      element(0x1f43b675, Buffer.alloc(200, 3)),
    ),
  ]);
}
