import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { useIsSignedIn } from "../../core/session/session.ts";

/** A page that was just opened has other things to do first, in ms. */
const SETTLE_MS = 2_000;

/** Keeps counts and the page in view as they are on the server, while a customer is here. */
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
        // Counts come with each page that is opened.
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
