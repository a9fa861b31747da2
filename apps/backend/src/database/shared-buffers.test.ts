import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { sharedBuffersMb } from "./shared-buffers.ts";

const GB = 1024 ** 3;
const folder = mkdtempSync(join(tmpdir(), "sen-buffers-"));
const table = join(folder, "base", "1", "16384");
mkdirSync(join(folder, "base", "1"), { recursive: true });
writeFileSync(table, "");

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["of an empty shop", 0, 16, 96],
  ["of a shop of 8 GB", 8, 16, 1024],
  ["of that shop on a machine with 2 GB", 8, 2, 512],
  ["of that shop on the smallest machine", 8, 0.25, 96],
])("the shared buffers %s: %d GB of data, %d GB of memory, %d MB", (_, data, memory, expected) => {
  truncateSync(table, data * GB);
  expect(sharedBuffersMb(folder, memory * GB)).toBe(expected);
});
