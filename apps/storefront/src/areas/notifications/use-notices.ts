import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { useIsSignedIn } from "../../core/session/session.ts";

/** Delay in ms, so that the page that was opened loads first. */
const SETTLE_MS = 2_000;

/** Keeps counts and the open page in sync with the server while a customer is signed in. */
export function useNotices(): void {
  const isSignedIn = useIsSignedIn();
  const { mutate, cache } = useSWRConfig();
  useEffect(() => {
    if (!isSignedIn) return;
    let end: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      import("./show-notices.ts").then(
        ({ showNotices }) => {
          if (!isOver) end = showNotices({ mutate, cache });
        },
        // Counts are fetched with each page that is opened.
        () => undefined,
      );
    }, SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  }, [isSignedIn, mutate, cache]);
}
