/// <reference lib="webworker" />

/** The service worker's `self`, typed. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
