import { existsSync, readFileSync } from "node:fs";

/**
 * Whether a process is running and its command line contains `program`. The latter matters because process ids are reused after a
 * process has exited.
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
