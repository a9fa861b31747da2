import { VALUE_CHECK } from "./schema/checks.ts";

/** What PostgreSQL says of a row that breaks a constraint. */
const CHECK_VIOLATION = "23514";

/** What it says of a text that it cannot keep, because of U+0000 or half a surrogate pair. No rule of ours forbids those. */
const unkeepableText: readonly string[] = ["22021", "22P05"];

/** What it says of a text that is too long, a number out of range for its column, and a text that is no value of its type. */
const unfitValue: readonly string[] = ["22001", "22003", "22P02"];

/** Why PostgreSQL refused a value that came with the request: because no database can keep it, or because ours takes others. */
export type RefusedValue = "unkeepable" | "not allowed";

/** Whether a query failed by a value of the request; null where it failed by anything else. */
export function refusedValue(error: unknown): RefusedValue | null {
  if (!(error instanceof Error)) return null;
  const { code = "", constraint = "" } = error as { code?: unknown; constraint?: string };
  if (typeof code !== "string") return null;
  if (unkeepableText.includes(code)) return "unkeepable";
  if (unfitValue.includes(code)) return "not allowed";
  if (code === CHECK_VIOLATION) return constraint.endsWith(VALUE_CHECK) ? "not allowed" : null;
  return refusedValue(error.cause);
}
