import type { ReactNode } from "react";

export interface ToastMessage {
  /** Outcome; sets the color. @default "neutral" */
  tone?: "neutral" | "success" | "danger";
  /** What happened, in a sentence. */
  title: string;
  /** A second sentence. */
  description?: string;
  /** One helpful action: a callback (undo) or a link (the cart). */
  action?: { label: string; onPress: () => void } | { label: string; href: string };
  icon?: ReactNode;
  /** Duration in ms; paused while hovered or focused. @default 15000 with a callback, 5000 otherwise */
  stayMs?: number;
}

/** A visible toast. */
export interface ShownToast extends ToastMessage {
  id: number;
}

/** Maximum of visible toasts; a new one replaces the oldest. */
const MOST_SHOWN = 3;

const NOTHING: readonly ShownToast[] = [];

let shown = NOTHING;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Visible toasts, for `useSyncExternalStore`. Always empty on the server. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => shown,
  show(message: ToastMessage): number {
    lastId += 1;
    change([...shown, { ...message, id: lastId }].slice(-MOST_SHOWN));
    return lastId;
  },
  dismiss(id: number) {
    change(shown.filter((toast) => toast.id !== id));
  },
};

/** Server snapshot. */
export const noToasts = () => NOTHING;

const handles = { show: toastStore.show.bind(toastStore), dismiss: toastStore.dismiss.bind(toastStore) };

/** Shows toasts in the page's `Toaster`. Returns the same object on every render. */
export function useToast() {
  return handles;
}
