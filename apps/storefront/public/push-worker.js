// @ts-check
/// <reference lib="webworker" />

// Shows push messages, and does nothing else: no request passes through it, nothing is kept.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("push", (event) => {
  const { title, body, path, tag, lang } = event.data?.json() ?? {};
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag, lang, icon: "/favicon.svg", data: { path } }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/**
 * Opens a page of the shop: where it is open already, that window comes to the front.
 *
 * @param {string} path
 */
async function open(path) {
  const { href, origin } = new URL(path, worker.location.origin);
  if (origin !== worker.location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  if (there) await there.focus();
  else await worker.clients.openWindow(href);
}
