import { operationsOf, type Contract } from "./contract-file.ts";

/**
 * The browser's whole knowledge of which calls carry a token, so that the client need not carry the contract. It names those
 * that carry none, as `"GET /products/{id}"`: they are fewer.
 */
export function securedOperations(contract: Contract): string {
  const keys = { never: new Set<string>(), optional: new Set<string>() };
  for (const { method, path, operation } of operationsOf(contract)) {
    const requirements = operation.security ?? contract.security ?? [];
    const isAsked = requirements.some(asksForToken);
    if (isAsked && requirements.every(asksForToken)) continue;
    keys[isAsked ? "optional" : "never"].add(`${method.toUpperCase()} ${path}`);
  }
  return [
    "// Made by scripts/generate.ts from the contract's `security`.",
    "/** Operations that take no token, as `METHOD /path/{template}`. */",
    `export const PUBLIC_OPERATIONS: ReadonlySet<string> = ${setLiteral(keys.never)};`,
    "",
    "/** Operations that take a token where there is one. All others are refused without. */",
    `export const TOKEN_OPTIONAL: ReadonlySet<string> = ${setLiteral(keys.optional)};`,
    "",
  ].join("\n");
}

/** The browser's knowledge of which calls may carry a key under which they are repeated, in the same spelling. */
export function repeatableOperations(contract: Contract): string {
  const keys = operationsOf(contract).flatMap(({ method, path, operation }) =>
    /"#\/components\/parameters\/(Repeat|Idempotency)Key"/.test(JSON.stringify(operation.parameters ?? []))
      ? [`${method.toUpperCase()} ${path}`]
      : [],
  );
  return [
    "// Made by scripts/generate.ts from the contract's `RepeatKey` and `IdempotencyKey`.",
    "/** Operations that are done once for an `Idempotency-Key`, as `METHOD /path/{template}`. */",
    `export const REPEATABLE_OPERATIONS: ReadonlySet<string> = ${setLiteral(new Set(keys))};`,
    "",
  ].join("\n");
}

const asksForToken = (requirement: Record<string, unknown>) => Object.keys(requirement).length > 0;

const setLiteral = (keys: Set<string>) =>
  `new Set([\n${[...keys]
    .sort()
    .map((key) => `  ${JSON.stringify(key)},\n`)
    .join("")}])`;
