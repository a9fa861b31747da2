import { lazy, Suspense, useState } from "react";
import type { ComplaintCreateDialogProps } from "../ComplaintCreateDialog/index.ts";

/** Fetched when somebody first wants to complain. */
const ComplaintCreateDialog = lazy(async () => ({
  default: (await import("../ComplaintCreateDialog/index.ts")).ComplaintCreateDialog,
}));

/** What raising a complaint about the order of a page needs. */
export type ComplaintSource = Omit<ComplaintCreateDialogProps, "open" | "onClose">;

export interface ComplaintStartProps extends ComplaintSource {
  open: boolean;
  onClose: () => void;
}

/** The dialog that raises a complaint. Once opened it stays, so that what was filled in is still there. */
export function ComplaintStart({ open, ...dialog }: ComplaintStartProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return <Suspense>{wanted && <ComplaintCreateDialog open={open} {...dialog} />}</Suspense>;
}
