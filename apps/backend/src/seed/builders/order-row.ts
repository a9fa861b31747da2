import type { orders } from "../../database/schema/index.ts";

/** An order as it is seeded. */
export type OrderRow = typeof orders.$inferInsert & { id: number };
