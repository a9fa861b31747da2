import { pictureUrl } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { VideoPlayer, type VideoPlayerProps } from "../../primitives/VideoPlayer/VideoPlayer.tsx";
import type { MediaItem } from "../MediaViewer/media-item.ts";

export interface ProductVideoProps extends Pick<VideoPlayerProps, "place"> {
  /** The video with its files and poster. */
  video: Pick<MediaItem, "alt" | "sources" | "thumbnail_url" | "url">;
}

/** A video of a product or a review, in HD 720 or SD 480. Spec §9. */
export function ProductVideo({ video: { alt, sources, thumbnail_url }, place }: ProductVideoProps) {
  const { t } = useTranslation("product");
  return (
    <VideoPlayer
      files={sources.map(({ url, quality, height }) => ({
        url,
        label: t("video.option", { quality, height }),
      }))}
      poster={thumbnail_url === "" ? undefined : pictureUrl(thumbnail_url, 640)}
      labels={{ video: t("video.label", { name: alt }), quality: t("video.quality") }}
      place={place}
    />
  );
}
