import { hasRenditions, pictureSrcSet, pictureUrl, type PictureWidth } from "@sen/domain";
import { Image } from "lucide-react";
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
  /** URL from the API; null or empty if there is no picture. */
  src: string | null | undefined;
  /** Alternative text; empty if the text beside it says the same. */
  alt: string;
  /** Displayed width, as the HTML `sizes` attribute: "(min-width: 64em) 240px, 50vw". */
  sizes: string;
  /** Aspect ratio of the box, reserved before loading and if there is no picture. @default "1 / 1" */
  ratio?: string;
  /** Widest rendition to offer, in px. @default 640 */
  widest?: PictureWidth;
  /** The LCP picture: fetched eagerly with high priority. One per page. */
  priority?: boolean;
  /** Fits the whole picture into the box, or crops it to fill the box. @default "cover" */
  fit?: "cover" | "contain";
}

/** Props of the image inside a picture's box. */
export interface PictureImageProps extends Pick<PictureProps, "alt" | "sizes"> {
  /** URL from the API. */
  src: string;
  /** Widest rendition to offer, in px. */
  widest: PictureWidth;
  /** The LCP picture. */
  priority: boolean;
  /** Call it if loading fails; the box then shows its placeholder. */
  onError: () => void;
}

/** An `<img>` with the renditions in the media storage. */
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
  /** The application's image component. Must render one `<img>`, which the box sizes, and be the same component on every render. */
  component: ComponentType<PictureImageProps>;
  /** The part of the application that uses this image. */
  children: ReactNode;
}

/** Sets the image component that all pictures below use: a framework's, or one for another media storage. */
export function PictureProvider({ component, children }: PictureProviderProps) {
  return <ImageComponent value={component}>{children}</ImageComponent>;
}

/** A picture in AVIF and WebP at the required width. Shows a placeholder if there is none or loading fails. */
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
    // It may have failed before React attached `onError`.
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
        <Image aria-hidden strokeWidth={1.5} />
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
  /** Width and height, in px. */
  size: number;
  /** Round, for shops and people. @default false */
  round?: boolean;
}

/** A small square of fixed size with an empty `alt`, for use beside text that names it. */
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
    color: ${color.lineStrong};
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
  :is(picture, img) {
    background: inherit;
  }
  /* Drawn only if loading fails: covers the browser's broken-picture icon until hydration shows the placeholder. */
  img::after {
    content: "";
    ${mixins.cover}
    background: inherit;
  }
  &[data-fit="contain"] img {
    object-fit: contain;
  }
`;
