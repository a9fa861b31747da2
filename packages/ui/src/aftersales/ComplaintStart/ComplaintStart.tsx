import { useState } from "react";
import { lazyDialog } from "../../lazy-part/index.ts";
import type { ComplaintCreateDialogProps } from "../ComplaintCreateDialog/index.ts";

/** Loaded when somebody first wants to complain. */
const ComplaintCreateDialog = lazyDialog(() =>
  import("../ComplaintCreateDialog/index.ts").then((module) => module.ComplaintCreateDialog),
);

/** What raising a complaint about the order of a page needs. */
export type ComplaintSource = Omit<ComplaintCreateDialogProps, "open" | "onClose">;

export interface ComplaintStartProps extends ComplaintSource {
  /** Whether it is shown. */
  open: boolean;
  /** It is to be closed. */
  onClose: () => void;
}

/** The dialog that raises a complaint. Once opened it stays, so that what was filled in is still there. */
export function ComplaintStart({ open, ...dialog }: ComplaintStartProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened && <ComplaintCreateDialog open={open} {...dialog} />;
}
