import { connectOnce } from "../database/connect.ts";
import { importMasterData } from "../modules/catalogue-import/index.ts";

/** Updates the master data in the database at a URL. Concurrent calls wait for each other. */
export async function updateMasterData(url: string): Promise<boolean> {
  await using client = await connectOnce(url);
  return await importMasterData(client);
}
