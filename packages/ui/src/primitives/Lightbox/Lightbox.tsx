import { styled } from "styled-components";
import YetAnotherLightbox, { type LightboxExternalProps } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import "yet-another-react-lightbox/plugins/counter.css";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { color, weight } from "../../foundations/index.ts";
import { useOverlayEntry } from "../../overlay-history/index.ts";

export interface LightboxProps extends Pick<LightboxExternalProps, "on" | "toolbar" | "render"> {
  /** Pictures, and what `render.slide` draws. */
  slides: NonNullable<LightboxExternalProps["slides"]>;
  /** Words for what is read aloud, by their English names. */
  labels?: LightboxExternalProps["labels"];
  /** Which is shown first. */
  index: number;
  /** Esc, Back, the cross, a pull downwards, or a press beside the picture. */
  onClose: () => void;
}

/**
 * Pictures and films over the whole screen: swipe, arrow keys, zoom by pinch, wheel or double tap, and where one is among
 * how many.
 */
export function Lightbox({ slides, onClose, render, ...lightbox }: LightboxProps) {
  useOverlayEntry(true, onClose);
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
      render={{ ...(isOne && { buttonPrev: () => null, buttonNext: () => null }), ...render }}
    />
  );
}

const Root = styled(YetAnotherLightbox)`
  --yarl__button_background_color: ${color.veil};
  --yarl__color_button: ${color.onVeil};
  --yarl__button_filter: none;
  --yarl__navigation_button_padding: 8px;

  .yarl__counter {
    color: ${color.onVeil};
    font-weight: ${weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
