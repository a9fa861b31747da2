/// <reference lib="webworker" />
import { worker } from "./scope.ts";

interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

/** Shows push messages as notifications, and opens their page when clicked. */
export function showPushMessages(): void {
  worker.addEventListener("push", (event) => {
    const { title, body, path, tag, lang } = (event.data?.json() ?? {}) as Message;
    event.waitUntil(
      worker.registration.showNotification(title, { body, tag, lang, icon: "/favicon.svg", data: { path } }),
    );
  });
  worker.addEventListener("notificationclick", (event) => {
    const { path } = event.notification.data as Pick<Message, "path">;
    event.notification.close();
    event.waitUntil(open(path));
  });
}

/** Opens a page of the shop, or focuses the window that already shows it. */
async function open(path: string): Promise<void> {
  const { href, origin } = new URL(path, worker.location.origin);
  if (origin !== worker.location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  if (there) await there.focus();
  else await worker.clients.openWindow(href);
}
