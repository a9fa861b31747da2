import { bigint, index, jsonb, pgTable, text } from "../drizzle.ts";
import { upTo } from "./checks.ts";
import { moment } from "./columns.ts";

/** What staff did by the command line: who, when and to what. Nothing changes or removes a row. */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    done_at: moment().notNull(),
    /** As the machine knows them, or as `--as` says. */
    actor: text().notNull(),
    /** The command: "product off". */
    action: text().notNull(),
    /** What it was given and what it did. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.done_at), upTo(t.actor, 100), upTo(t.action, 60)],
);
