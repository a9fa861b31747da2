import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redrawImage } from "../src/modules/media/image.ts";

/** A process of its own: draws so many copies of a guest's AVIF at once, and tells how each ended and its largest memory in megabytes. */
const [count = "", picture = ""] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "sen-at-once-"));
let largest = 0;
const watching = setInterval(() => (largest = Math.max(largest, process.memoryUsage.rss())), 10);
try {
  const paths = Array.from({ length: Number(count) }, (_, index) => join(folder, String(index)));
  await Promise.all(paths.map((path) => copyFile(picture, path)));
  const ends = await Promise.allSettled(
    paths.map((path) => redrawImage({ path, type: "image/avif", isGuest: true })),
  );
  const told = ends.map((end) =>
    end.status === "fulfilled" ? "drawn" : String((end.reason as Error).message),
  );
  process.stdout.write(JSON.stringify({ ends: told, megabytes: largest / 1024 ** 2 }));
} finally {
  clearInterval(watching);
  await rm(folder, { recursive: true });
}
