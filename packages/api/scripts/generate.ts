/**
 * Makes what follows from the contract, none of it committed: the whole contract as one JSON file (references kept)
 * for the backend and the reference page, the TypeScript types, and the tables of operations that need a token and that take a key.
 */
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import type { Contract } from "./contract-file.ts";
import { repeatableOperations, securedOperations } from "./secured-operations.ts";

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const BUNDLE = inPackage("src/openapi.gen.json");

execFileSync("redocly", ["bundle", "openapi/openapi.yaml", "--output", BUNDLE], {
  cwd: inPackage("."),
  stdio: ["ignore", "ignore", "inherit"],
});
const text = await readFile(BUNDLE, "utf8");

const BLOB = ts.factory.createTypeReferenceNode("Blob");

const types = astToString(
  await openapiTS(JSON.parse(text) as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    transform: (schema) => (isFile(schema) ? BLOB : undefined),
  }),
);
await writeFile(inPackage("src/schema.gen.ts"), types);
await writeFile(inPackage("src/secured.gen.ts"), securedOperations(JSON.parse(text) as Contract));
await writeFile(inPackage("src/repeatable.gen.ts"), repeatableOperations(JSON.parse(text) as Contract));

/** OpenAPI 3.1 writes a file as a string with a media type, older tools as `format: binary`. */
function isFile(schema: object): boolean {
  return ("format" in schema && schema.format === "binary") || "contentMediaType" in schema;
}
