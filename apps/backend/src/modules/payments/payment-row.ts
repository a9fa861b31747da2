import type { payments } from "../../database/schema/index.ts";

/** A payment as it is stored. */
export type PaymentRow = typeof payments.$inferSelect;
