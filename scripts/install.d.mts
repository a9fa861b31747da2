export function ensureInstalled(options?: { signal?: AbortSignal }): Promise<void>;
