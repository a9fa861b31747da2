import { bigint, index, jsonb, pgTable, text } from "../drizzle.ts";
import { upTo } from "./checks.ts";
import { moment } from "./columns.ts";

/** Audit log of the operator's commands. Rows are never changed or deleted. */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    done_at: moment().notNull(),
    /** The staff member: their user name on the machine, or the value of `--as`. */
    actor: text().notNull(),
    /** The command, such as "product off". */
    action: text().notNull(),
    /** Its arguments and effects. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.done_at), upTo(t.actor, 100), upTo(t.action, 60)],
);
