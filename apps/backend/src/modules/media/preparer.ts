import { prepareNext, type Workshop } from "./prepare.ts";

/** How often it looks by itself: for what another process left when it died, or could not do at once. */
const LOOK_MS = 30_000;

/** Makes qualities of videos beside the requests, one video at a time. */
export interface Preparer {
  /** There is something new to do. */
  wake: () => void;
  /** Gives back what it has in hand, and ends. */
  stop: () => Promise<void>;
}

/** Sits in the server until it is stopped; it begins when it is first woken. */
export function prepareVideos(workshop: Workshop): Preparer {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> | null = null;
  let isAskedAgain = false;

  async function work(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        while (!signal.aborted && (await prepareNext(workshop, { signal })));
      } catch (error) {
        workshop.log.warn({ err: error }, "videos have to wait");
      }
    } while (isAskedAgain && !signal.aborted);
  }
  function wake(): void {
    if (signal.aborted) return;
    timer ??= setInterval(wake, LOOK_MS).unref();
    isAskedAgain = true;
    working ??= work().finally(() => (working = null));
  }
  return {
    wake,
    async stop() {
      if (timer) clearInterval(timer);
      stopping.abort(new Error("The server ends"));
      await working;
    },
  };
}
