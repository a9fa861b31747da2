import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Whether the system reports the memory of child processes. */
export const canWatchChildren = process.platform === "linux";

interface ChildrenMemory<Result> {
  result: Result;
  /** Peak memory of the largest child, in MB. */
  largest: number;
  /** Peak of all children's memory together, in MB. */
  together: number;
}

/** Runs some work and measures the memory of the processes it starts. */
export async function watchChildren<Result>(work: () => Promise<Result>): Promise<ChildrenMemory<Result>> {
  const peaks = { largest: 0, together: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const children = childrenOf(process.pid).map(memoryOf);
      peaks.largest = Math.max(peaks.largest, ...children.map(({ peak }) => peak));
      const together = children.reduce((sum, { now }) => sum + now, 0);
      peaks.together = Math.max(peaks.together, together);
      await pause(5);
    }
  })();
  try {
    const result = await work();
    return { result, ...peaks };
  } finally {
    isOver = true;
    await watching;
  }
}

/** The PIDs of a process's children. */
export function childrenOf(pid: number): string[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(" ").filter(Boolean));
}

function memoryOf(pid: string): { peak: number; now: number } {
  const status = read(`/proc/${pid}/status`);
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? 0) / 1024;
  return { peak: megabytes("VmHWM"), now: megabytes("VmRSS") };
}

/** Empty if the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
