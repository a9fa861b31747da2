import { sql } from "@sen/backend/database/drizzle";
import type { Database } from "@sen/backend/database/connect";
import { progressOf, type SeedProgress, type SeedStep } from "./progress.ts";

/** How often the database is checked during a long part of the seed, in milliseconds. */
const LOOK_MS = 5_000;

/** Reports the progress of a seed, and during a long part also that the database is working on it and not waiting. */
export function reporter(db: Database, onProgress: (progress: SeedProgress) => void) {
  const started = Date.now();
  let at: Parameters<typeof progressOf>[0] = { step: "products", done: 0, total: 1 };
  let beat = 0;
  let timer: NodeJS.Timeout | null = null;
  const tell = () => onProgress({ ...progressOf(at, Date.now() - started), beat });
  const isAtWork = async (connection: number) => {
    const { rows } = await db.execute(sql`
      select from pg_stat_activity
      where pid = ${connection} and state = 'active' and wait_event_type is distinct from 'Lock'`);
    return rows.length > 0;
  };
  return {
    /** Monitors the connection that the seed runs on. */
    follow(connection: number) {
      timer ??= setInterval(() => {
        isAtWork(connection)
          .then((works) => {
            if (!works) return;
            beat += 1;
            tell();
          })
          .catch(() => undefined); // If the database is unavailable, the seed itself fails.
      }, LOOK_MS).unref();
    },
    step(step: SeedStep, done: number, total: number) {
      at = { step, done, total };
      beat += 1;
      tell();
    },
    end() {
      if (timer) clearInterval(timer);
    },
  };
}
