import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OperationId } from "@sen/api";
import { writesOfContract } from "./failing-call.ts";

const source = fileURLToPath(new URL("../../apps/storefront/src", import.meta.url));

/** The writing operations that the storefront calls, found by their method and path in its source. */
export function writesOfStorefront(): OperationId[] {
  const text = globSync("**/*.{ts,tsx}", { cwd: source, exclude: (name) => /\.test\.tsx?$/.test(name) })
    .map((file) => readFileSync(`${source}/${file}`, "utf8"))
    .join("\n");
  return [...writesOfContract].flatMap(([operation, { method, path }]) => {
    const literal = `"(?:/api/v1)?${path.replaceAll(/[{}]/g, "\\$&")}"`;
    const byWrite = new RegExp(`\\(\\s*"${method} ${path.replaceAll(/[{}]/g, "\\$&")}"`);
    // Some calls do not use `write`. They are found by path alone if no other method has that path.
    const byHand = Object.keys(operationsAt(path)).length === 1 && new RegExp(literal).test(text);
    return byWrite.test(text) || byHand ? [operation] : [];
  });
}

const operationsAt = (path: string) => [...writesOfContract.values()].filter((call) => call.path === path);
