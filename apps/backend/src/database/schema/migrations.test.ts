import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import * as schema from "./index.ts";

type Snapshot = ReturnType<typeof generateDrizzleJson>;

const folder = fileURLToPath(new URL("../../../drizzle/meta", import.meta.url));

it("every change of the schema has a migration", async () => {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith("_snapshot.json"))
    .toSorted()
    .at(-1);
  const migrated = JSON.parse(readFileSync(`${folder}/${newest}`, "utf8")) as Snapshot;
  expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([]);
});
