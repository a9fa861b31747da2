import { findProgram, installPackages, installsPackages } from "./debian.mjs";

/**
 * Makes sure that there is an ffmpeg where that can be done without asking: Debian's package, as root. Elsewhere the shop does without;
 * whoever calls says what that means. Throws when an installation fails.
 */
export async function ensureFfmpeg() {
  const found = findProgram("ffmpeg", "FFMPEG_PATH");
  if (found || !installsPackages) return found;
  console.log("Installing ffmpeg…");
  await installPackages("ffmpeg");
  return findProgram("ffmpeg", "FFMPEG_PATH");
}
