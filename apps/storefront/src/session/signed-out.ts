/** In local storage for a moment, for other tabs to hear; in this tab's session storage until the next page has said it. */
const KEY = "signed-out";

/** Tells the other tabs of this device that the customer signs out; before the session is gone, which they would take for its end. */
export function tellOtherTabs(): void {
  localStorage.setItem(KEY, String(Date.now()));
  localStorage.removeItem(KEY);
}

/** Calls back when the customer signs out in another tab. Returns the unsubscriber. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener("storage", onStorage);
  };
}

/** Remembers, for the page that comes next in this tab, that the customer has signed out. */
export function noteSignOut(): void {
  sessionStorage.setItem(KEY, "1");
}

/** Whether the customer has just signed out in this tab; true once. */
export function takeSignOut(): boolean {
  const noted = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return noted;
}
