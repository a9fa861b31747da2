import { updateMasterData } from "./master-data.ts";
import { runCommand } from "./run.ts";

// Opening the database brings it up to the newest schema.
await runCommand(
  async ({ url }) => {
    await updateMasterData(url);
  },
  { migrates: true },
);
