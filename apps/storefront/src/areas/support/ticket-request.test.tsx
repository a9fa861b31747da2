// @vitest-environment happy-dom
import type { TicketRequestScreenProps } from "@sen/ui/support";
import { expect, it, vi } from "vitest";
import { renderHook } from "../../test/render.tsx";
import TicketRequestPage from "./TicketRequestPage.tsx";

const drafts = vi.hoisted(() => new Map<string, unknown>());
vi.mock(import("../../core/drafts/use-stored-draft.ts"), async (original) => ({
  ...(await original()),
  useStoredDraft: (form: string) => ({
    draft: (drafts.get(form) ?? null) as never,
    onDraftChange: (draft: unknown) => void drafts.set(form, draft),
    forget: () => void drafts.delete(form),
  }),
}));

it("asks about the order of its link, not about the order of an unsent request", () => {
  const open = (order?: number) =>
    renderHook(() => (TicketRequestPage({ order }) as { props: TicketRequestScreenProps }).props).now();
  const typed = { category: 9, tenant_id: null, product_id: null, order_id: 4, subject: "Hỏng", text: "" };
  open(4).onDraftChange?.({ values: typed as never, files: [] });
  expect(open(4).draft?.values.order_id).toBe(4);
  expect(open(12)).toMatchObject({ draft: null, initial: { order_id: 12 } });
});
