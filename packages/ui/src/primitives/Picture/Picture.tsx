import { hasRenditions, pictureSrcSet, pictureUrl, type PictureWidth } from "@sen/domain";
import { ImageOff } from "lucide-react";
import {
  createContext,
  createElement,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { styled } from "styled-components";
import { color, mixins, radius } from "../../foundations/index.ts";
import { mergedRef } from "../merged-ref.ts";
import type { RootProps } from "../root-props.ts";

export interface PictureProps extends RootProps<"span"> {
  /** Address as the wire gives it; null or empty when there is none. */
  src: string | null | undefined;
  /** What it shows; empty when the text beside it says so already. */
  alt: string;
  /** How wide it is shown, as in HTML: "(min-width: 1024px) 240px, 50vw". */
  sizes: string;
  /** Width by height of its box, which is kept before and without the picture. @default "1 / 1" */
  ratio?: string;
  /** Widest rendition offered, in px. @default 640 */
  widest?: PictureWidth;
  /** The picture that the first paint waits for: fetched first, never lazily. One a page. */
  priority?: boolean;
  /** Whole picture inside the box, or the box filled. @default "cover" */
  fit?: "cover" | "contain";
}

/** What stands inside of a picture's box. */
export interface PictureImageProps extends Pick<PictureProps, "alt" | "sizes"> {
  /** Address as the wire gives it. */
  src: string;
  /** Widest rendition that is of use, in px. */
  widest: PictureWidth;
  /** The picture that the first paint waits for. */
  priority: boolean;
  /** To be called when it cannot be had: the box then shows that there is none. */
  onError: () => void;
}

/** An `<img>` with the renditions that the shop's media storage keeps. */
function RenditionImage({ src, alt, sizes, widest, priority, onError }: PictureImageProps) {
  const kept = hasRenditions(src);
  return (
    <picture>
      {kept && (
        <source type="image/avif" srcSet={pictureSrcSet(src, "avif", widest) ?? undefined} sizes={sizes} />
      )}
      <img
        alt={alt}
        sizes={kept ? sizes : undefined}
        srcSet={pictureSrcSet(src, "webp", widest) ?? undefined}
        src={pictureUrl(src, 320)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"}
        onError={onError}
      />
    </picture>
  );
}

const ImageComponent = /* @__PURE__ */ createContext<ComponentType<PictureImageProps>>(RenditionImage);

export interface PictureProviderProps {
  /**
   * The application's image: renders one `<img>`, which the box makes as large as itself. Its identity must not change
   * between renders.
   */
  component: ComponentType<PictureImageProps>;
  /** The part of the application whose pictures are shown so. */
  children: ReactNode;
}

/** Says which image every picture below uses: a framework's, or one that knows another storage's addresses. */
export function PictureProvider({ component, children }: PictureProviderProps) {
  return <ImageComponent value={component}>{children}</ImageComponent>;
}

/** A picture in AVIF and WebP at the width that is needed; a quiet box when there is none or it fails. */
export function Picture({
  src,
  alt,
  sizes,
  ratio = "1 / 1",
  widest = 640,
  priority = false,
  fit = "cover",
  ref,
  style,
  ...root
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const component = use(ImageComponent);
  useEffect(() => {
    // It may have failed before React was there to hear it.
    const image = box.current?.querySelector("img");
    if (image?.complete && image.naturalWidth === 0 && src) setFailed(src);
  }, [src]);

  if (!src || failed === src) {
    return (
      <Box
        {...root}
        ref={mergedRef(box, ref)}
        style={{ aspectRatio: ratio, ...style }}
        data-empty
        {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      >
        <ImageOff aria-hidden strokeWidth={1.5} />
      </Box>
    );
  }
  const onError = () => setFailed(src);
  return (
    <Box {...root} ref={mergedRef(box, ref)} style={{ aspectRatio: ratio, ...style }} data-fit={fit}>
      {createElement(component, { src, alt, sizes, widest, priority, onError })}
    </Box>
  );
}

export interface ThumbnailProps extends RootProps<"span">, Pick<PictureProps, "src"> {
  /** How wide and high it is, in px. */
  size: number;
  /** A shop's or a person's. @default false */
  round?: boolean;
}

/** A small square beside words that say the same: silent, and as large as it is said to be. */
export function Thumbnail({ size, round = false, style, ...root }: ThumbnailProps) {
  return (
    <Picture
      {...root}
      alt=""
      sizes={`${String(size)}px`}
      widest={size > 80 ? 320 : 160}
      style={{ width: size, height: size, ...style }}
      data-thumbnail={round ? "round" : size > 48 ? "large" : "small"}
    />
  );
}

const Box = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  width: 100%;
  background: ${color.surfaceSunken};

  &[data-thumbnail] {
    flex: none;
    border-radius: ${radius.medium};
  }
  &[data-thumbnail="small"] {
    border-radius: ${radius.small};
  }
  &[data-thumbnail="round"] {
    border-radius: ${radius.full};
  }
  &[data-empty] {
    ${mixins.centered}
    color: ${color.inkMuted};
  }
  &[data-empty] > svg {
    width: min(32px, 40%);
    height: auto;
  }
  img {
    ${mixins.cover}
    ${mixins.square("100%")}
    object-fit: cover;
  }
  &[data-fit="contain"] img {
    object-fit: contain;
  }
`;
