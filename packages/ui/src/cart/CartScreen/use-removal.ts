import type { CartLine } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { useToast } from "../../primitives/index.ts";
import { idsOf } from "../selection.ts";

/** Result of removing lines: removed with an undo, or failed with the lines still in the cart. */
export type Removal =
  | { kind: "removed"; undo: () => Promise<Restoration> }
  /** `message` says why, as a sentence. */
  | { kind: "failed"; message: string };

/** Result of restoring removed lines. */
export type Restoration =
  /** Back in the cart, except for `gone`: lines that were bought meanwhile or removed too long ago. */
  | { kind: "restored"; gone: readonly CartLine[] }
  /** Still removed; can be retried. */
  | { kind: "failed"; message: string };

/** Removes lines with an undo, and reports it only once the server has done it. `onRemoved` is called after a removal. */
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
      });
    } else if (restoration.gone.length > 0) {
      toast.show({ title: say("gone", restoration.gone), description: t("removal.gone_text") });
    } else {
      toast.show({ tone: "success", title: say("restored", lines) });
    }
  }

  return {
    /** Ids of the lines being removed. */
    leaving,
    /** Removes lines, then shows a toast with the result: an undo, or the error. */
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
