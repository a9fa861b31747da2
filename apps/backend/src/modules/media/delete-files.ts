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

/** Deletes files from the storage. */
export const deleteFiles: JobHandler<"delete-files"> = async ({ mediaStorage }, { storage_keys }) => {
  await Promise.all(storage_keys.map((key) => mediaStorage.remove(key)));
};
