import { findProgram } from "./find-program.ts";

/** Process limits that the operating system enforces. */
export interface ResourceLimits {
  cpuSeconds: number;
  /** Maximum memory, in bytes. @default unlimited */
  memoryBytes?: number | undefined;
  /** Maximum size of a file that it writes, in bytes. @default unlimited */
  fileBytes?: number | undefined;
}

/** Address space of a program's own code and libraries; Debian's ffmpeg maps 290 MB at startup. */
const CODE_BYTES = 384 * 1024 * 1024;

const SHELL = "/bin/sh";
const SHELL_PROGRAM = `set_limit() { ulimit "$1" "$2" 2>/dev/null || :; }
set_limit -c 0; set_limit -t "$1"; set_limit -d "$2"; set_limit -v "$3"; set_limit -f "$4"; shift 4; exec "$@"`;
/** The unit of the shell's file size limit. */
const BLOCK_BYTES = 512;

/**
 * The command line that runs a program with limits, through `prlimit` if available, else a shell's `ulimit`. Windows has neither.
 *
 * @param prlimit path of `prlimit`; null if there is none
 */
export function withLimits(
  program: string,
  args: readonly string[],
  { cpuSeconds, memoryBytes, fileBytes }: ResourceLimits,
  prlimit: string | null = findProgram("prlimit"),
): [file: string, args: string[]] {
  const addressSpace = memoryBytes && memoryBytes + CODE_BYTES;
  if (prlimit !== null) {
    const memory = memoryBytes ? [`--data=${memoryBytes}`, `--as=${addressSpace}`] : [];
    const files = fileBytes ? [`--fsize=${fileBytes}`] : [];
    return [prlimit, ["--core=0", `--cpu=${cpuSeconds}`, ...memory, ...files, "--", program, ...args]];
  }
  if (process.platform === "win32") return [program, [...args]];
  const inUnits = (bytes: number | undefined, unit: number) =>
    bytes ? String(Math.ceil(bytes / unit)) : "unlimited";
  const memory = [inUnits(memoryBytes, 1024), inUnits(addressSpace, 1024)];
  const limits = [String(cpuSeconds), ...memory, inUnits(fileBytes, BLOCK_BYTES)];
  return [SHELL, ["-c", SHELL_PROGRAM, "sh", ...limits, program, ...args]];
}
