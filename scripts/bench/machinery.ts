import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { root } from "../processes.mjs";
import type { Figure } from "./figures.ts";

const SOURCE = /\.(ts|tsx|mts|js|mjs|css|html)$/;
const TEST = /\.(test|spec)\.\w+$|\/tests?\//;

/** What the shop is there for: the rest of the storefront carries it. */
const PURPOSE = /^apps\/storefront\/src\/(pages|data|session|analytics)\//;

/** A folder or a file of plugins of the build, in the packages, the Storybook or the scripts. */
const BUILD_PLUGIN =
  /^(packages\/|\.storybook\/|scripts\/|vite\/|plugins?\/)(.*\/)?((vite|plugins?)\/.*|[^/]*plugin[^/]*)$/;

/**
 * Whether a file (its path from the repository's root) is machinery beside the pages: source of the storefront that is
 * no page, data, session, analytics or test, its server and configuration included, and the plugins of the build
 * wherever they stand.
 */
export function isMachinery(path: string): boolean {
  if (!SOURCE.test(path) || TEST.test(path)) return false;
  if (path.startsWith("apps/storefront/")) return !PURPOSE.test(path);
  return BUILD_PLUGIN.test(path);
}

/** Lines as an editor counts them, empty ones and comments included. */
export function linesOf(text: string): number {
  if (text === "") return 0;
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

/** The folder that a file's lines are told under: as deep as the storefront's rooms. */
export function roomOf(path: string): string {
  return dirname(path).split("/").slice(0, 4).join("/");
}

/** Counts the machinery, in all and room by room, in the files that git knows or would. */
export function countMachinery(): Figure[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed.split("\0").filter((path) => isMachinery(path) && existsSync(`${root}/${path}`));
  const rooms = new Map<string, number>();
  for (const path of files) {
    const lines = linesOf(readFileSync(`${root}/${path}`, "utf8"));
    rooms.set(roomOf(path), (rooms.get(roomOf(path)) ?? 0) + lines);
  }
  return [
    { what: "machinery beside the pages", value: sum([...rooms.values()]), unit: "lines" },
    ...[...rooms].map(([room, value]) => ({ what: `  ${room}`, value, unit: "lines" })),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
