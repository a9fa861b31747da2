import { runCommand } from "./run.ts";

// Opening the database already brings it up to the newest schema.
await runCommand(() => Promise.resolve());
