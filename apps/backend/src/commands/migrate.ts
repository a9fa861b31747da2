import { runCommand } from "./run.ts";

// Opening the database brings it up to the newest schema.
await runCommand(() => Promise.resolve(), { migrates: true });
