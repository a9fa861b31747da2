import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { Drawing, Drawn, DrawnForm, WantedForm } from "./drawing.ts";
import { stripPngChunks } from "./png-chunks.ts";

/** CPU time limit per picture; the largest accepted one needs four seconds on a slow core. */
const DRAW_CPU_MS = 20_000;
const LOOK_MS = 250;

/**
 * Decodes untrusted pictures in a separate process: `decode-process.ts <memory in bytes> <CPU time in seconds> [<prlimit>]`. A picture that
 * crashes its decoder does not affect the shop. Each message is a `Drawing`, and each response a `Drawn`.
 */
function main([memoryBytes = "", cpuSeconds = "", prlimit]: string[]): void {
  sharp.cache(false);
  sharp.concurrency(1);
  if (prlimit !== undefined) limit(prlimit, Number(memoryBytes), cpuSeconds);
  process.on("message", (drawing: Drawing) => void draw(drawing).then((drawn) => process.send?.(drawn)));
  // The parent process is gone. A normal exit would wait for the decoder.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
}

/** Limits memory to what Node and the library have already reserved, which differs by machine, plus `memoryBytes` for decoding. */
function limit(prlimit: string, memoryBytes: number, cpuSeconds: string): void {
  const [, reserved = ""] = /^VmData:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  const limits = [`--data=${Number(reserved) * 1024 + memoryBytes}`, `--cpu=${cpuSeconds}`, "--core=0"];
  execFileSync(prlimit, ["--pid", String(process.pid), ...limits], { stdio: "ignore" });
}

async function draw({ path, isPng, maxPixels, forms }: Drawing): Promise<Drawn> {
  const limit = endWhenOverTime();
  try {
    const source = isPng ? stripPngChunks(await readFile(path)) : path;
    const picture = sharp(source, { limitInputPixels: maxPixels, failOn: "truncated" });
    const header = await picture.metadata();
    if (pixelsOf(header) > maxPixels) return { refused: "too-many-pixels" };
    const drawn: DrawnForm[] = [];
    for (const form of forms) {
      const [first] = drawn;
      drawn.push(await write(first ? sharp(first.path) : picture.autoOrient(), form, header.hasAlpha));
    }
    return { forms: drawn };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes("pixel limit");
    return { refused: isTooLarge ? "too-many-pixels" : "broken" };
  } finally {
    clearInterval(limit);
  }
}

/** Kills this process if a picture takes too much CPU time. Wall-clock time would also count other processes' work. */
function endWhenOverTime(): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 > DRAW_CPU_MS) process.kill(process.pid, "SIGKILL");
  }, LOOK_MS);
}

/** The pixels of all frames of a picture, although only the first is drawn. */
function pixelsOf({ width, height, pages = 1 }: Metadata): number {
  return width * height * pages;
}

async function write(
  picture: Sharp,
  { path, side, use }: WantedForm,
  isTransparent: boolean,
): Promise<DrawnForm> {
  const resized = picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  const isJpeg = use === "photo" && !isTransparent;
  const webp = use === "photo" ? { quality: 86, effort: 2 } : { quality: 78 };
  const encoded = isJpeg ? resized.jpeg({ quality: 88 }) : resized.webp(webp);
  const { width, height } = await encoded.toFile(path);
  const { size } = await stat(path);
  return { path, contentType: isJpeg ? "image/jpeg" : "image/webp", width, height, size };
}

main(process.argv.slice(2));
