import type { ReturnHistory } from "@sen/api";
import { newestFirst } from "@sen/domain";
import type { Locale } from "../../../texts/messages.ts";
import type { StoredReturn } from "../bundle.ts";
import { failReasonOf } from "./parcels.ts";
import { moment } from "./presentation.ts";

/** One stored history entry of a return. */
export type CarriedEntry = Pick<StoredReturn["histories"][number], "id" | "status" | "note" | "created_at">;

/** A return's history in the wire format, newest first. */
export function returnHistoriesOf(entries: readonly CarriedEntry[], locale: Locale): ReturnHistory[] {
  return newestFirst(
    entries.map(({ id, status, note, created_at }) => {
      const reason_delivery_fail = failReasonOf(note, locale);
      return {
        id,
        status_update: status,
        create_at: moment(created_at),
        note: reason_delivery_fail === null ? null : { reason_delivery_fail },
      };
    }),
  );
}
