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

function slideOf({ url, alt }: MediaItem): Slide {
  const box = { width: WIDEST, height: WIDEST };
  const renditions = hasRenditions(url)
    ? PICTURE_WIDTHS.map((width) => ({ src: pictureUrl(url, width), width, height: width }))
    : [];
  return { src: pictureUrl(url, WIDEST), alt, ...box, srcSet: renditions };
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
        slide: ({ slide, offset }) => {
          const item = items.find(
            (candidate) => slideOf(candidate).src === ("src" in slide ? slide.src : ""),
          );
          if (item?.type !== "video" || offset !== 0) return undefined;
          return <ProductVideo video={item} place="screen" />;
        },
      }}
    />
  );
}
