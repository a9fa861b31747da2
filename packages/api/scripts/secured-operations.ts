import { operationsOf, type Contract } from "./contract-file.ts";

/**
 * The browser's whole knowledge of which calls carry a token: `"GET /orders/{id}"` and so on, about a kilobyte,
 * so that the client need not carry the contract.
 */
export function securedOperations(contract: Contract): string {
  const keys = { always: new Set<string>(), optional: new Set<string>() };
  for (const { method, path, operation } of operationsOf(contract)) {
    const requirements = operation.security ?? contract.security ?? [];
    if (!requirements.some(asksForToken)) continue;
    keys[requirements.every(asksForToken) ? "always" : "optional"].add(`${method.toUpperCase()} ${path}`);
  }
  return [
    "// Made by scripts/generate.ts from the contract's `security`.",
    "/** Operations that are refused without a token, as `METHOD /path/{template}`. */",
    `export const SECURED_OPERATIONS: ReadonlySet<string> = ${setLiteral(keys.always)};`,
    "",
    "/** Operations that take a token where there is one. */",
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
