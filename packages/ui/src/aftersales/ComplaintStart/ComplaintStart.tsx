import { lazyDialog } from "../../lazy-part/index.ts";
import type { ComplaintCreateDialogProps } from "../ComplaintCreateDialog/ComplaintCreateDialog.tsx";

/** The props for complaining about the page's order. */
export type ComplaintSource = Omit<ComplaintCreateDialogProps, "open" | "onClose">;

/** The dialog that creates a complaint, loaded when it is first opened. */
export const ComplaintStart = lazyDialog(() =>
  import("../ComplaintCreateDialog/ComplaintCreateDialog.tsx").then((module) => module.ComplaintCreateDialog),
);
