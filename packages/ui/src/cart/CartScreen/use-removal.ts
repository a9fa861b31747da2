import type { CartLine } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { useToast } from "../../primitives/index.ts";
import { idsOf } from "../selection.ts";

/** What became of lines that were to leave the cart: they have left, with the way back, or they are still there. */
export type Removal =
  | { kind: "removed"; undo: () => Promise<Restoration> }
  /** `message` says why, as a sentence. */
  | { kind: "failed"; message: string };

/** What became of lines that were to come back. */
export type Restoration =
  /** They are in the cart, but for those that can't come back any more: bought meanwhile, or out for too long. */
  | { kind: "restored"; gone: readonly CartLine[] }
  /** They are still out; it can be tried again. */
  | { kind: "failed"; message: string };

/** How long a failed undoing stays on show, in ms: with it goes the way back. */
const RETRY_STAY_MS = 15_000;

/** Removal with undo: nothing is told before it is so. `onRemoved` is called when lines have left. */
export function useRemoval(takeOut: (lines: readonly CartLine[]) => Promise<Removal>, onRemoved: () => void) {
  const { t } = useTranslation("cart");
  const toast = useToast();
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());

  function say(
    what: "removed" | "remove_failed" | "restored" | "restore_failed" | "gone",
    lines: readonly CartLine[],
  ): string {
    const [first, ...more] = lines;
    if (!first || more.length > 0) return t(`removal.${what}.many`, { count: lines.length });
    return t(`removal.${what}.named`, { name: first.product_name });
  }

  async function restore(
    lines: readonly CartLine[],
    undo: Extract<Removal, { kind: "removed" }>["undo"],
  ): Promise<void> {
    const restoration = await undo();
    if (restoration.kind === "failed") {
      toast.show({
        tone: "danger",
        title: say("restore_failed", lines),
        description: restoration.message,
        action: { label: t("retry"), onPress: () => void restore(lines, undo) },
        stayMs: RETRY_STAY_MS,
      });
    } else if (restoration.gone.length > 0) {
      toast.show({ title: say("gone", restoration.gone), description: t("removal.gone_text") });
    } else {
      toast.show({ tone: "success", title: say("restored", lines) });
    }
  }

  return {
    /** Ids of the lines that the server has been asked to take out. */
    leaving,
    /** Takes lines out, and tells what became of it once that is known: gone, with a way back, or still there. */
    async remove(lines: readonly CartLine[]) {
      const wanted = lines.filter(({ id }) => !leaving.has(id));
      if (wanted.length === 0) return;
      const ids = idsOf(wanted);
      setLeaving((before) => new Set([...before, ...ids]));
      const removal = await takeOut(wanted);
      setLeaving((before) => new Set([...before].filter((id) => !ids.includes(id))));
      if (removal.kind === "failed") {
        const title = say("remove_failed", wanted);
        toast.show({ tone: "danger", title, description: removal.message });
        return;
      }
      onRemoved();
      toast.show({
        title: say("removed", wanted),
        action: { label: t("undo"), onPress: () => void restore(wanted, removal.undo) },
      });
    },
  };
}
