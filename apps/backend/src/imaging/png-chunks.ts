const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
/** Bytes of a compressed colour profile; those of screens and cameras have some kilobytes. */
const PROFILE_MAX_BYTES = 256 * 1024;

/** What a picture is drawn from. Text, private chunks and further frames are left out. */
const NEEDED = new Set("IHDR PLTE tRNS IDAT IEND gAMA cHRM sRGB iCCP cICP sBIT pHYs bKGD eXIf".split(" "));

/**
 * A PNG without the chunks that its picture does not need. Decoders unpack compressed text (`zTXt`, `iTXt`) whatever it unfolds to:
 * 50 MB out of 50 kB, as often as a file says it. Of a colour profile, the first is kept where it is small.
 */
export function neededChunks(png: Buffer): Buffer {
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
