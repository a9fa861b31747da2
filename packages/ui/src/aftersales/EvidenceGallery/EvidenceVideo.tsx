import type { Attachment } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { VideoPlayer } from "../../primitives/VideoPlayer/VideoPlayer.tsx";

export interface EvidenceVideoProps {
  /** The film with its qualities and its poster. */
  video: Pick<Attachment, "source" | "sources" | "is_preparing" | "thumbnail">;
  /** What it is called. */
  name: string;
}

/** Evidence that was filmed, in the qualities that there are of it; until they are made it plays as it was sent. Spec §9. */
export function EvidenceVideo({ video, name }: EvidenceVideoProps) {
  const { source, sources, is_preparing, thumbnail } = video;
  const { t } = useTranslation("aftersales");
  const offered = sources.map(({ url, quality, height }) => ({
    url,
    label: t("gallery.option", { quality, height }),
  }));
  return (
    <VideoPlayer
      place="screen"
      files={offered.length > 0 ? offered : [{ url: source, label: "" }]}
      note={is_preparing ? t("gallery.preparing") : undefined}
      poster={thumbnail ?? undefined}
      labels={{ video: name, quality: t("gallery.quality") }}
    />
  );
}
