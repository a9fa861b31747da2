import type { Worker } from "@playwright/test";

/** What a click on a notification did. */
interface Clicked {
  /** URLs opened in a new window. */
  opened: string[];
  /** URLs of the windows that were focused. */
  focused: string[];
}

/** The parts of a service worker's scope that a click needs. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/**
 * Clicks the notification that leads to a path, showing it first if there is none, by dispatching the service worker's event: a browser
 * without a desktop has nothing to click. Only a real click may open windows, so opened and focused URLs are recorded instead.
 */
export function clickNotification(worker: Worker, path: string): Promise<Clicked> {
  return worker.evaluate(async (path) => {
    const scope = globalThis as unknown as WorkerScope;
    const { registration, clients, WindowClient, NotificationEvent } = scope;
    const find = async () =>
      (await registration.getNotifications()).find(({ data }) => (data as { path: string }).path === path);
    if (!(await find())) await registration.showNotification("Sen", { data: { path } });
    const notification = await find();
    if (!notification) throw new Error("The notification is not shown.");
    const told: { opened: string[]; focused: string[] } = { opened: [], focused: [] };
    clients.openWindow = (url) => {
      told.opened.push(url);
      return Promise.resolve(null);
    };
    WindowClient.prototype.focus = function focus() {
      told.focused.push(this.url);
      return Promise.resolve(this);
    };
    const underway: Promise<unknown>[] = [];
    const event = new NotificationEvent("notificationclick", { notification });
    const waitUntil = (promise: Promise<unknown>) => underway.push(promise);
    scope.dispatchEvent(Object.assign(event, { waitUntil }));
    await Promise.all(underway);
    return told;
  }, path);
}
