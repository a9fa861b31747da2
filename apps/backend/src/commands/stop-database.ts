import { readDataPlaces } from "../config.ts";
import { stopOrphanedServer } from "../database/open.ts";

// Run by the supervisor of a killed backend that it will not restart, so that the database does not keep running without it.
await stopOrphanedServer(readDataPlaces());
