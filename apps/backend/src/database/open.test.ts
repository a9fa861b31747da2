import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { freePort } from "./free-port.ts";
import { openDatabase } from "./open.ts";

const folder = mkdtempSync(join(tmpdir(), "sen-open-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = (settings: Record<string, string>) =>
  openDatabase(readConfig({ SEN_DATA_DIR: join(folder, "unused"), ...settings }));

describe("a database that cannot be opened", () => {
  it("is reported with an invalid URL", async () => {
    await expect(async () => open({ DATABASE_URL: "nonsense" })).rejects.toThrow(
      "DATABASE_URL must be an address",
    );
  });

  it("is reported when the server is unreachable, without the password", async () => {
    const url = `postgres://sen:secret@127.0.0.1:${await freePort()}/sen`;
    const failure = await open({ DATABASE_URL: url }).catch(String);
    expect(failure).toContain("cannot be reached");
    expect(failure).not.toContain("secret");
  });

  it("is reported when its folder holds other files, which stay as they are", async () => {
    const postgres = join(folder, "stranger/postgres");
    cpSync(join(import.meta.dirname, "schema"), postgres, { recursive: true });
    const before = readdirSync(postgres);
    await expect(open({ SEN_DATA_DIR: join(folder, "stranger") })).rejects.toThrow(
      "not a database folder of Sen",
    );
    expect(readdirSync(postgres)).toEqual(before);
  });
});
