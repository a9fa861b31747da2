import { updateMasterData } from "./master-data.ts";
import { runCommand } from "./run.ts";

// Opening the database migrates it.
await runCommand(
  async ({ url }) => {
    await updateMasterData(url);
    process.stdout.write("The database has the newest schema.\n");
  },
  { migrates: true },
);
