import { fieldPath, invalidFields, type BrokenField } from "./errors.ts";
import { isMessageCode, type MessageCode } from "../texts/messages.ts";

/** The part of a zod issue that is reported. */
interface RuleIssue {
  path: PropertyKey[];
  message: string;
  code?: string;
  /** The type that a size limit belongs to: `string`, `array`, `number` … */
  origin?: string;
  minimum?: unknown;
  maximum?: unknown;
}

interface RuleError {
  issues: RuleIssue[];
}

/** A schema of the domain package. */
interface Rule<Checked> {
  safeParse: (value: unknown) => { success: true; data: Checked } | { success: false; error: RuleError };
}

/**
 * Validates a value with a schema of the domain package. Throws a 422 with the broken fields if it is invalid. The HTTP layer has checked the
 * contract already; this catches what gets past it.
 *
 * @param within path of the value in the request, such as `customer_info`
 */
export function checked<Checked>(rule: Rule<Checked>, value: unknown, within = ""): Checked {
  const result = rule.safeParse(value);
  if (result.success) return result.data;
  throw invalidFields(brokenByRule(result.error, within));
}

/** Maps the issues of a domain schema to message codes: `fields:name_required` becomes `NAME_REQUIRED`. One per field. */
export function brokenByRule(error: RuleError, within = ""): BrokenField[] {
  const fields = new Map<string, BrokenField>();
  for (const issue of error.issues) {
    const field = fieldPath(issue.path, within);
    if (!fields.has(field)) fields.set(field, { field, ...wordsOf(issue) });
  }
  return [...fields.values()];
}

const tooBig: Record<string, MessageCode> = { string: "TOO_LONG", array: "TOO_MANY_ITEMS" };
const tooSmall: Record<string, MessageCode> = { string: "TOO_SHORT", array: "TOO_FEW_ITEMS" };

/** Uses the schema's own message, or else the kind of rule. */
function wordsOf({ message, code, origin = "", minimum, maximum }: RuleIssue): Omit<BrokenField, "field"> {
  const own = message.slice(message.indexOf(":") + 1).toUpperCase();
  if (message.startsWith("fields:") && isMessageCode(own)) return { code: own };
  if (code === "too_big") return { code: tooBig[origin] ?? "TOO_LARGE", values: { limit: Number(maximum) } };
  if (code === "too_small") {
    return { code: tooSmall[origin] ?? "TOO_SMALL", values: { limit: Number(minimum) } };
  }
  if (code === "invalid_value") return { code: "NOT_IN_LIST" };
  return { code: code === "invalid_format" ? "WRONG_FORMAT" : "WRONG_TYPE" };
}
