import { operationsOf, type Contract } from "./contractFile.ts";

/**
 * The browser's whole knowledge of which calls need a token: `"GET /orders/{id}"` and so on, a few hundred bytes,
 * so that the client need not carry the contract. A call that *may* carry a token (an empty requirement among its
 * requirements) is not in it.
 */
export function securedOperations(contract: Contract): string {
  const keys = operationsOf(contract)
    .filter(({ operation }) => needsToken(operation.security ?? contract.security ?? []))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    .sort((a, b) => a.localeCompare(b, "en"));
  return [
    "// Made by scripts/generate.ts from the contract's `security`.",
    "/** Operations that are refused without a token, as `METHOD /path/{template}`. */",
    "export const SECURED_OPERATIONS: ReadonlySet<string> = new Set([",
    ...keys.map((key) => `  ${JSON.stringify(key)},`),
    "]);",
    "",
  ].join("\n");
}

const needsToken = (requirements: Record<string, unknown>[]) =>
  requirements.length > 0 && requirements.every((requirement) => Object.keys(requirement).length > 0);
