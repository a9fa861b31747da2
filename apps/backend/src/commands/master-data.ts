import { connectOnce } from "../database/connect.ts";
import { bringMasterData } from "../modules/catalogue-import/index.ts";

/** Brings the master data of the database at an address up to date. Processes that do it at once wait for one another. */
export async function updateMasterData(url: string): Promise<boolean> {
  const client = await connectOnce(url);
  try {
    return await bringMasterData(client);
  } finally {
    await client.end();
  }
}
