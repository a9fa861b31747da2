import { expect, it, vi } from "vitest";
import { runAlone } from "./run-alone.ts";

it("says in a sentence that the disk is full, and exits with 1", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const full = new Error("ENOSPC: no space left on device, copyfile 'a' -> 'b'");
  await runAlone(() => Promise.reject(Object.assign(full, { code: "ENOSPC" })));
  expect(written.mock.calls).toEqual([
    [`${full.message}. Make room, give access or choose another folder, and run it again.\n`],
  ]);
  expect(process.exitCode).toBe(1);
  written.mockRestore();
  process.exitCode = 0;
});
