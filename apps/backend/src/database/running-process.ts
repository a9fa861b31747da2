import { existsSync, readFileSync } from "node:fs";

/**
 * Whether a process runs, and is the program whose command line holds this text: a process id outlives its process, and another
 * program may have it by now.
 */
export function isRunning(pid: number, program: string): boolean {
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes(program);
  } catch {
    return false;
  }
}
