const SIGNATURE_BYTES = 8;
/** Bytes of a chunk's length, type and checksum. */
const FRAME_BYTES = 12;
/** Maximum bytes of a compressed color profile; those of screens and cameras have a few kilobytes. */
const PROFILE_MAX_BYTES = 256 * 1024;

/** Chunks that affect the picture. Text, private chunks and animation frames are dropped. */
const NEEDED = new Set("IHDR PLTE tRNS IDAT IEND gAMA cHRM sRGB iCCP cICP sBIT pHYs bKGD eXIf".split(" "));

/**
 * Removes the chunks of a PNG that its picture does not need. Decoders inflate compressed text (`zTXt`, `iTXt`) to any size: 50 MB from
 * 50 kB, as often as it occurs in the file. The first color profile is kept if it is small.
 */
export function stripPngChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let hasProfile = false;
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= png.length) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const chunk = png.subarray(at, at + FRAME_BYTES + length);
    const isProfile = type === "iCCP";
    if (NEEDED.has(type) && !(isProfile && (hasProfile || length > PROFILE_MAX_BYTES))) kept.push(chunk);
    hasProfile ||= isProfile;
    at += FRAME_BYTES + length;
  }
  return Buffer.concat(kept);
}
