/// <reference lib="webworker" />

/** What a service worker calls `self`. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
