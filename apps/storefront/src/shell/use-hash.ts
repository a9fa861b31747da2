import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

/** The `#part` of the address, with its sign; empty on the server, which never hears of it. */
export function useHash(): string {
  useLocation(); // A step within the shop tells nobody else.
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => "",
  );
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => {
    window.removeEventListener("hashchange", listener);
  };
}
