import type { Attachment } from "@sen/api";

const SOON_MS = 5_000;

/** Polling interval in ms: a few seconds while a video of the case is being transcoded, else 0 (never). */
export function mediaPollInterval(attachments: readonly Pick<Attachment, "is_preparing">[] = []): number {
  return attachments.some(({ is_preparing }) => is_preparing) ? SOON_MS : 0;
}
