import type { Attachment } from "@sen/api";
import { VIDEO_QUALITIES } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { VideoPlayer } from "../../primitives/VideoPlayer/index.ts";

export interface EvidenceVideoProps {
  video: Pick<Attachment, "source" | "sources" | "thumbnail">;
  /** What it is called. */
  name: string;
}

/** Evidence that was filmed, in HD 720 or SD 480; one that is in neither yet plays as it was sent. Spec §9. */
export function EvidenceVideo({ video: { source, sources, thumbnail }, name }: EvidenceVideoProps) {
  const { t } = useTranslation("aftersales");
  const offered = sources.map(({ url, quality }) => {
    const height = VIDEO_QUALITIES[quality === "HD" ? "hd" : "sd"];
    return { url, label: t("gallery.option", { quality, height }) };
  });
  return (
    <VideoPlayer
      place="screen"
      files={offered.length > 0 ? offered : [{ url: source, label: "" }]}
      poster={thumbnail ?? undefined}
      labels={{ video: name, quality: t("gallery.quality") }}
    />
  );
}
