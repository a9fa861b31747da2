import { hasRenditions, PICTURE_WIDTHS, pictureUrl } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { Slide } from "yet-another-react-lightbox";
import { Lightbox, type LightboxProps } from "../../primitives/Lightbox/Lightbox.tsx";
import { ProductVideo } from "../ProductVideo/ProductVideo.tsx";
import type { MediaItem } from "./media-item.ts";

export interface MediaViewerProps extends Pick<LightboxProps, "index" | "onClose"> {
  /** Pictures and videos in display order. */
  items: readonly MediaItem[];
}

/** Longest side of a picture, in px: the width of the largest rendition. */
const WIDEST = 1280;

declare module "yet-another-react-lightbox" {
  interface GenericSlide {
    /** Played instead of the slide's picture. */
    video?: MediaItem;
  }
}

function slideOf(item: MediaItem): Slide {
  const isVideo = item.type === "video";
  // A review's video has its file as `url`.
  const url = isVideo ? item.thumbnail_url : item.url;
  const renditions = hasRenditions(url)
    ? PICTURE_WIDTHS.map((width) => ({ src: pictureUrl(url, width), width, height: width }))
    : [];
  return {
    src: pictureUrl(url, WIDEST),
    alt: item.alt,
    width: WIDEST,
    height: WIDEST,
    srcSet: renditions,
    ...(isVideo && { video: item }),
  };
}

/** Pictures and videos of a product, full screen. */
export function MediaViewer({ items, ...shown }: MediaViewerProps) {
  const { t } = useTranslation("product");
  return (
    <Lightbox
      {...shown}
      slides={items.map(slideOf)}
      labels={{
        Lightbox: t("viewer.label"),
        "Photo gallery": t("viewer.label"),
        Close: t("close"),
        Previous: t("previous"),
        Next: t("next"),
        "Zoom in": t("viewer.zoom_in"),
        "Zoom out": t("viewer.zoom_out"),
        "{index} of {total}": t("gallery.show", { index: "{index}", count: "{total}" }),
      }}
      render={{
        slide: ({ slide: { video }, offset }) => {
          if (video === undefined) return undefined;
          if (offset === 0) return <ProductVideo video={video} place="screen" />;
          return video.thumbnail_url === "" ? <span /> : undefined;
        },
      }}
    />
  );
}
