const MAX_WAIT_MS = 10_000;

/**
 * Opens a page of another site. Resolves when the customer comes back to this one (Back), or after a while: on a slow line the
 * pressed button stays busy until the other page appears, because a second press would only load it anew.
 */
export const leaveFor = (url: string): Promise<unknown> =>
  new Promise((resolve) => {
    window.addEventListener("pageshow", resolve, { once: true });
    setTimeout(resolve, MAX_WAIT_MS);
    window.location.assign(url);
  });
