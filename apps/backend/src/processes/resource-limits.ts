import { findProgram } from "./find-program.ts";

/** Limits that the system enforces on a process. */
export interface ResourceLimits {
  cpuSeconds: number;
  /** Bytes that the process may allocate. @default unlimited */
  memoryBytes?: number | undefined;
  /** Bytes of the largest file that it may write. @default unlimited */
  fileBytes?: number | undefined;
}

/** Address space of a program's own code and libraries; Debian's ffmpeg maps 290 MB before it does anything. */
const CODE_BYTES = 384 * 1024 * 1024;

const SHELL = "/bin/sh";
const SHELL_PROGRAM = `set_limit() { ulimit "$1" "$2" 2>/dev/null || :; }
set_limit -c 0; set_limit -t "$1"; set_limit -d "$2"; set_limit -v "$3"; set_limit -f "$4"; shift 4; exec "$@"`;
/** What a shell counts files in. */
const BLOCK_BYTES = 512;

/**
 * The command line that runs a program under limits: through `prlimit` where there is one, else through a shell's `ulimit`. Windows has neither.
 *
 * @param prlimit where `prlimit` is; null where there is none
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
