import { readDataPlaces } from "../config.ts";
import { stopLeftBehind } from "../database/open.ts";

// Run by the supervisor of a killed backend that it will not restart, so that the database does not keep running without it.
await stopLeftBehind(readDataPlaces());
