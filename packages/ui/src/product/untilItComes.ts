/** How long a part that could not be had waits for its next try, in ms; a connection that comes back is tried at once. */
const WAIT_MS = 5_000;

/** What `load` gives in the end: a lost connection delays it, and does not take the page down. */
export async function untilItComes<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WAIT_MS);
    if (typeof window !== "undefined") {
      window.addEventListener(
        "online",
        () => {
          resolve();
        },
        { once: true },
      );
    }
  });
}
