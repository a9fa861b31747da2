import type { OrderCondition } from "@sen/domain";
import { and, inArray, isNull, or, type PgColumn, type SQL } from "../../database/drizzle.ts";
import { orders } from "../../database/schema/index.ts";

type Fact = keyof OrderCondition;

/** Whether the column has one of the values. An empty list matches no row. */
function among(fact: Fact, values: readonly unknown[]): SQL | undefined {
  const column: PgColumn = orders[fact];
  const given = values.filter((value) => value !== null);
  return or(inArray(column, given), given.length < values.length ? isNull(column) : undefined);
}

/** Domain's order condition as SQL. */
export function conditionOf(condition: OrderCondition): SQL | undefined {
  const facts = Object.entries(condition) as [Fact, readonly unknown[]][];
  return and(...facts.map(([fact, values]) => among(fact, values)));
}
