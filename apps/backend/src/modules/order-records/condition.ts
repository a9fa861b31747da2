import type { OrderCondition } from "@sen/domain";
import { and, inArray, isNull, or, type PgColumn, type SQL } from "../../database/drizzle.ts";
import { orders } from "../../database/schema/index.ts";

type Fact = keyof OrderCondition;

/** Whether a fact has one of the values; a list without a value in it meets none. */
function among(fact: Fact, values: readonly unknown[]): SQL | undefined {
  const column: PgColumn = orders[fact];
  const given = values.filter((value) => value !== null);
  return or(inArray(column, given), given.length < values.length ? isNull(column) : undefined);
}

/** Domain's condition of an order, asked of the database. */
export function conditionOf(condition: OrderCondition): SQL | undefined {
  const facts = Object.entries(condition) as [Fact, readonly unknown[]][];
  return and(...facts.map(([fact, values]) => among(fact, values)));
}
