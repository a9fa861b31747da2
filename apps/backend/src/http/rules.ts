import type { BrokenField } from "./errors.ts";
import { isMessageCode } from "./messages.ts";

interface RuleError {
  issues: { path: PropertyKey[]; message: string }[];
}

/** What one of domain's schemas refused, in our words: `errors:field.name_required` is said as `NAME_REQUIRED`. Each field once. */
export function brokenByRule(error: RuleError, within = ""): BrokenField[] {
  const fields = new Map<string, BrokenField>();
  for (const { path, message } of error.issues) {
    const field = path.reduce<string>(
      (text, step) =>
        typeof step === "number" ? `${text}[${step}]` : text ? `${text}.${String(step)}` : String(step),
      within,
    );
    const code = message.slice(message.lastIndexOf(".") + 1).toUpperCase();
    if (!fields.has(field)) fields.set(field, { field, code: isMessageCode(code) ? code : "WRONG_TYPE" });
  }
  return [...fields.values()];
}
