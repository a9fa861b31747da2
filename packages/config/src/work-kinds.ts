import * as z from "zod";
import { list, setting } from "./setting.ts";

/**
 * Kinds of work with separate connection pools: buying and payment, account pages, browsing, searching, background jobs, and operator
 * commands.
 */
export const WORK_KINDS = ["buying", "account", "browsing", "searching", "jobs", "operator"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** A number for each kind of work. */
export type PerWorkKind = Readonly<Record<WorkKind, number>>;

/** A setting with a number for each kind of work. Kinds missing in the environment keep their default. */
export function settingPerWorkKind(
  defaults: PerWorkKind,
  { from, to, description }: { from: number; to: number; description: string },
) {
  const entry = new RegExp(`^(${WORK_KINDS.join("|")})=(\\d{1,6})$`);
  const schema = list.transform((parts, context): PerWorkKind => {
    const numbers = { ...defaults };
    for (const part of parts) {
      const [, kind, digits] = entry.exec(part) ?? [];
      const number = Number(digits);
      if (kind === undefined || number < from || number > to) {
        context.addIssue({ code: "custom", input: parts });
        return z.NEVER;
      }
      numbers[kind as WorkKind] = number;
    }
    return numbers;
  });
  return setting(schema, {
    description,
    form: `numbers from ${from} to ${to} such as "browsing=6 searching=3", of ${WORK_KINDS.join(", ")}`,
    otherwise: WORK_KINDS.map((kind) => `${kind}=${defaults[kind]}`).join(" "),
  });
}
