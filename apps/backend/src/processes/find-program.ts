import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of a program on the PATH; null if it is not found. */
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
