import { concurrencyLimit } from "../../concurrency-limit.ts";
import type { Queryable } from "../../database/connect.ts";
import { addJob } from "../../jobs/add-job.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";

/** Deletes files from the storage once the transaction that deletes their rows commits, even if the storage is unavailable for days. */
export async function queueFileDeletion(
  tx: Queryable,
  files: readonly { storage_key: string }[],
): Promise<void> {
  const storage_keys = files.map(({ storage_key }) => storage_key);
  if (files.length > 0) await addJob(tx, "delete-files", { storage_keys });
}

/** Files deleted at once: a customer may have uploaded thousands. */
const AT_A_TIME = 10;

/** Deletes files from the storage. */
export const deleteFiles: JobHandler<"delete-files"> = async ({ mediaStorage }, { storage_keys }) => {
  const limited = concurrencyLimit(AT_A_TIME, { waiting: Infinity });
  await Promise.all(storage_keys.map((key) => limited(() => mediaStorage.remove(key))));
};
