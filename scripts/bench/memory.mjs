import { readdirSync, readFileSync } from "node:fs";

/** Memory after the load: the two Node processes (the target), and beside it what PostgreSQL's own processes hold (PSS). */
export async function measureMemory(processes) {
  const own = processes.map(({ name, child }) => ({
    what: `memory after the load, ${name}`,
    value: residentMb(child.pid),
    unit: "MB",
  }));
  const database = descendants(processes.map(({ child }) => child.pid)).reduce(
    (sum, pid) => sum + proportionalMb(pid),
    0,
  );
  return [
    ...own,
    {
      what: "memory after the load, storefront and backend",
      value: own.reduce((sum, { value }) => sum + value, 0),
      unit: "MB",
      target: 400,
    },
    { what: "memory after the load, PostgreSQL", value: database, unit: "MB" },
  ];
}

function residentMb(pid) {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) / 1024;
}

/** Shared memory counted once across the processes that share it. */
function proportionalMb(pid) {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]) / 1024;
  } catch {
    return 0; // It has ended since it was listed.
  }
}

function descendants(roots) {
  const parents = new Map();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // It has ended since it was listed.
    }
  }
  const found = new Set();
  let grew = true;
  while (grew) {
    grew = false;
    for (const [pid, parent] of parents) {
      if (found.has(pid) || !(roots.includes(parent) || found.has(parent))) continue;
      found.add(pid);
      grew = true;
    }
  }
  return [...found];
}
