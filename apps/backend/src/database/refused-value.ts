import { VALUE_CHECK } from "./schema/checks.ts";

/** PostgreSQL's code for a violated check constraint. */
const CHECK_VIOLATION = "23514";

/** Codes for text that PostgreSQL cannot store, because of U+0000 or a lone surrogate. Our own rules do not forbid those. */
const unkeepableText: readonly string[] = ["22021", "22P05"];

/** Codes for text that is too long, a number out of range, and text that is no valid value of the type. */
const unfitValue: readonly string[] = ["22001", "22003", "22P02"];

/** Why PostgreSQL refused a value: no database could store it, or our schema does not allow it. */
export type RefusedValue = "unkeepable" | "not allowed";

/** Why a query failed because of one of its values; null if it failed for another reason. */
export function refusedValue(error: unknown): RefusedValue | null {
  if (!(error instanceof Error)) return null;
  const { code = "", constraint = "" } = error as { code?: unknown; constraint?: string };
  if (typeof code !== "string") return null;
  if (unkeepableText.includes(code)) return "unkeepable";
  if (unfitValue.includes(code)) return "not allowed";
  if (code === CHECK_VIOLATION) return constraint.endsWith(VALUE_CHECK) ? "not allowed" : null;
  return refusedValue(error.cause);
}
