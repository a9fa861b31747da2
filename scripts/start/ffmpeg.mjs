import { execFileSync } from "node:child_process";
import { installPackages, installsPackages } from "./debian.mjs";

/** Where an ffmpeg of this machine is: `FFMPEG_PATH`, or on the PATH. */
export function findFfmpeg() {
  if (process.env.FFMPEG_PATH) return process.env.FFMPEG_PATH;
  try {
    const look = process.platform === "win32" ? "where" : "which";
    const found = execFileSync(look, ["ffmpeg"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return found.split(/\r?\n/)[0]?.trim() || undefined;
  } catch {
    return undefined; // Not on the PATH.
  }
}

/**
 * Makes sure that there is an ffmpeg where that can be done without asking: Debian's package, as root. Elsewhere the shop does without;
 * whoever calls says what that means. Throws when an installation fails.
 */
export async function ensureFfmpeg() {
  const found = findFfmpeg();
  if (found || !installsPackages) return found;
  console.log("Installing ffmpeg…");
  await installPackages("ffmpeg");
  return findFfmpeg();
}
