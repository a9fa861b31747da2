import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program of this name is on the PATH, or null. */
export function findProgram(name: string, path = process.env.PATH ?? ""): string | null {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  const places = path.split(delimiter).filter((folder) => folder !== "");
  return places.map((folder) => join(folder, file)).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
