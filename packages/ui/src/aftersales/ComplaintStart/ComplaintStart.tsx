import { lazyDialog } from "../../lazy-part/index.ts";
import type { ComplaintCreateDialogProps } from "../ComplaintCreateDialog/ComplaintCreateDialog.tsx";

/** What raising a complaint about the order of a page needs. */
export type ComplaintSource = Omit<ComplaintCreateDialogProps, "open" | "onClose">;

/** The dialog that raises a complaint, loaded when somebody first wants to. */
export const ComplaintStart = lazyDialog(() =>
  import("../ComplaintCreateDialog/ComplaintCreateDialog.tsx").then((module) => module.ComplaintCreateDialog),
);
