import type { ReactNode } from "react";

export interface ToastMessage {
  /** Whether it went well. @default "neutral" */
  tone?: "neutral" | "success" | "danger";
  /** What happened, in a sentence. */
  title: string;
  /** A second sentence. */
  description?: string;
  /** One step that helps: something to do (undo), or somewhere to go (the cart). */
  action?: { label: string; onPress: () => void } | { label: string; href: string };
  icon?: ReactNode;
  /** How long it stays, in ms; it waits while pointed at or focused. @default 5000 */
  stayMs?: number;
}

/** A message on show. */
export interface ShownToast extends ToastMessage {
  id: number;
}

/** At most this many at a time; an older one leaves for a newer. */
const MOST_SHOWN = 3;

const NOTHING: readonly ShownToast[] = [];

let shown = NOTHING;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** What is on show, for `useSyncExternalStore`. Only ever filled in a browser. */
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

/** What the server shows. */
export const noToasts = () => NOTHING;

const handles = { show: toastStore.show.bind(toastStore), dismiss: toastStore.dismiss.bind(toastStore) };

/** Shows messages in the page's `Toaster`. The same object at every render. */
export function useToast() {
  return handles;
}
