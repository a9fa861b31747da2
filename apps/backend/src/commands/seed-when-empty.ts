import { sql } from "../database/drizzle.ts";
import { spawn } from "node:child_process";
import type { Database } from "../database/connect.ts";
import type { Demonstration } from "../ports/demonstration.ts";
import { StartFailure } from "../database/failure.ts";

/** How far filling the shop is, in a sentence; `beat` grows while the database works. */
interface FillingProgress {
  text: string;
  beat: number;
}

/**
 * Fills a shop that has no malls yet with the demonstration. A process of its own does it: what it needs in memory goes away with it.
 * Tells how far it is. Rejects when `signal` aborts, with nothing of it kept.
 */
export async function seedWhenEmpty(
  { seedProgram }: Pick<Demonstration, "seedProgram">,
  db: Database,
  signal: AbortSignal,
  onProgress: (progress: FillingProgress) => void = () => undefined,
): Promise<void> {
  const { rows } = await db.execute<{ filled: boolean }>(sql`select exists (select from malls) as filled`);
  if (rows[0]?.filled) return;
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, ["--conditions=@sen/source", seedProgram], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      signal,
    });
    child.on("message", (message: { progress?: FillingProgress }) => {
      // In development Node's own messages of what it has loaded come along.
      if (message.progress) onProgress(message.progress);
    });
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) {
    throw new StartFailure("The shop could not be filled. Nothing was saved; the next start tries again.");
  }
}
