import { resolve } from "node:path";

/** The absolute path of a file or folder named on the command line. npm runs commands in the backend's folder, not where it was called. */
export const callerPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);
