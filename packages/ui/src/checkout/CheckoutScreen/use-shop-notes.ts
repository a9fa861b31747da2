import type { Checkout, UpdateCheckoutBody } from "@sen/api";
import { useRef, useState } from "react";

/** What each shop is told, as it is typed: kept on leaving a field, and before the order is placed. */
export function useShopNotes(
  { groups }: Checkout,
  send: (change: UpdateCheckoutBody) => Promise<boolean>,
): {
  noteOf: (tenantId: number) => string;
  change: (tenantId: number, note: string) => void;
  keep: () => void;
} {
  const stored = () => new Map(groups.map(({ tenant, note }) => [tenant.id, note]));
  const [typed, setTyped] = useState(stored);
  const saved = useRef(typed);

  async function keep() {
    const before = saved.current;
    const notes = [...typed].flatMap(([tenant_id, note]) =>
      note === before.get(tenant_id) ? [] : [{ tenant_id, note }],
    );
    if (notes.length === 0) return;
    saved.current = typed;
    // One that was not taken is sent again: no order goes without it.
    if (!(await send({ notes })) && saved.current === typed) saved.current = before;
  }
  return {
    noteOf: (tenantId) => typed.get(tenantId) ?? "",
    change: (tenantId, note) => setTyped((before) => new Map(before).set(tenantId, note)),
    keep: () => void keep(),
  };
}
