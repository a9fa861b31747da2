import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { useShop } from "../../test/shop.ts";
import { sql } from "../database/drizzle.ts";
import { jobRunner } from "../../test/run-jobs.ts";
import { addJob } from "./add-job.ts";
import type { JobServices } from "./job-handler.ts";

const shop = await useShop();

it.each([
  ["waits for its next try is left alone", 2, 2],
  ["failed for good starts over", 4, 0],
])("a job that %s if it is only to be present", async (_what, attempts, expected) => {
  const payload = { media_id: randomUUID() };
  const key = `prepare-video:${payload.media_id}`;
  await addJob(shop.db, "prepare-video", payload, { key });
  await shop.db.execute(
    sql`update graphile_worker._private_jobs set attempts = ${attempts} where key = ${key}`,
  );
  await addJob(shop.db, "prepare-video", payload, { key, keepsPresent: true });
  const { rows } = await shop.db.execute(
    sql`select attempts, is_available from graphile_worker._private_jobs where key = ${key}`,
  );
  expect(rows).toEqual([{ attempts: expected, is_available: true }]);
});

it("a job queued under the key of the one that runs is another one", async () => {
  const payload = { storage_keys: [] };
  let runs = 0;
  const runJobs = jobRunner(shop.jobServices, shop.clock.lastSet, {
    "delete-files": async ({ db }: JobServices) => {
      runs += 1;
      if (runs === 1) await addJob(db, "delete-files", payload, { key: "again" });
    },
  });
  await addJob(shop.db, "delete-files", payload, { key: "again" });
  expect((await runJobs()).done).toEqual(["delete-files", "delete-files"]);
});
