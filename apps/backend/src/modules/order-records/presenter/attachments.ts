import type { Attachment } from "@sen/api";
import type { StoredAttachment } from "../bundle.ts";
import { moment, type Presentation } from "./presentation.ts";

/** Evidence in the wire format, with URLs that expire. Spec §3, cs_attachments. */
export function attachmentOf(stored: StoredAttachment, { links }: Pick<Presentation, "links">): Attachment {
  const { media } = stored;
  return {
    id: stored.id,
    attach_type: stored.attach_type,
    ...links.of(media),
    creator_type: stored.creator_type as Attachment["creator_type"],
    width: media.width,
    height: media.height,
    duration: media.duration_ms === null ? null : media.duration_ms / 1000,
    created_at: moment(stored.created_at),
  };
}
