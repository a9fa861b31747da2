import type { Attachment } from "@sen/api";

const SOON_MS = 5_000;

/** How long until a case is asked for again by itself: some seconds while qualities of a video in it are being made, else never (0). */
export function mediaPollInterval(attachments: readonly Pick<Attachment, "is_preparing">[] = []): number {
  return attachments.some(({ is_preparing }) => is_preparing) ? SOON_MS : 0;
}
