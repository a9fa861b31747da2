import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect } from "react";
import { styled } from "styled-components";
import YetAnotherLightbox, { type LightboxExternalProps } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import "yet-another-react-lightbox/plugins/counter.css";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";
import { toastStore } from "../Toast/toast-store.ts";
import { useOverlayEntry } from "../../overlay-history/index.ts";

export interface LightboxProps extends Pick<LightboxExternalProps, "on" | "toolbar" | "render"> {
  /** Pictures, and custom slides drawn by `render.slide`. */
  slides: NonNullable<LightboxExternalProps["slides"]>;
  /** Translated screen reader labels, keyed by the English ones. */
  labels?: LightboxExternalProps["labels"];
  /** Index of the slide shown first. */
  index: number;
  /** Called on Esc, Back, the close button, a swipe down or a click beside the picture. */
  onClose: () => void;
}

/** Full-screen viewer for pictures and videos, with swipe, arrow keys, zoom by pinch, wheel or double tap, and a counter. */
export function Lightbox({ slides, onClose, render, ...lightbox }: LightboxProps) {
  useOverlayEntry(true, onClose);
  useEffect(() => {
    // Earlier toasts would cover the picture.
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
  }, []);
  const isOne = slides.length === 1;
  return (
    <Root
      {...lightbox}
      open
      close={onClose}
      slides={slides}
      plugins={isOne ? [Zoom] : [Zoom, Counter]}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, pinchZoomV4: true }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      counter={{ separator: "/" }}
      render={{ ...icons, ...(isOne && { buttonPrev: () => null, buttonNext: () => null }), ...render }}
    />
  );
}

const icons = {
  iconPrev: () => <ChevronLeft aria-hidden />,
  iconNext: () => <ChevronRight aria-hidden />,
  iconClose: () => <X aria-hidden />,
  iconZoomIn: () => <ZoomIn aria-hidden />,
  iconZoomOut: () => <ZoomOut aria-hidden />,
};

const Root = styled(YetAnotherLightbox)`
  --yarl__button_background_color: ${color.veil};
  --yarl__color_button: ${color.onVeil};
  --yarl__button_filter: none;
  --yarl__navigation_button_padding: 10px;
  --yarl__toolbar_padding: ${space[2]};

  .yarl__button {
    ${mixins.centered}
    ${mixins.square("44px")}
    padding: 0;
    border-radius: ${radius.full};
  }
  /* Its style sheet, which is in no layer, takes away outlines. */
  .yarl__button:focus-visible {
    --yarl__button_border: 3px solid ${color.onVeil};
  }
  .yarl__toolbar {
    gap: ${space[2]};
  }
  .yarl__counter {
    color: ${color.onVeil};
    font-weight: ${weight.semibold};
  }
`;
