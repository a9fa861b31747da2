import type { orders } from "../../database/schema/index.ts";

/** An order as it is stored. */
export type OrderRow = typeof orders.$inferSelect;
