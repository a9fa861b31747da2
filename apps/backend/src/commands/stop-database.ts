import { readDataPlaces } from "../config.ts";
import { stopLeftBehind } from "../database/open.ts";

// Run by whoever started a backend that was killed and is not started again: nothing is to run on without it.
await stopLeftBehind(readDataPlaces());
