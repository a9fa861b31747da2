import { hasRenditions, pictureSrcSet, pictureUrl, type PictureWidth } from "@sen/domain";
import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { color } from "../../foundations/index.ts";

export interface PictureProps {
  /** Address as the wire gives it; null or empty when there is none. */
  src: string | null | undefined;
  /** What it shows; empty when the text beside it says so already. */
  alt: string;
  /** How wide it is shown, as in HTML: "(min-width: 1024px) 240px, 50vw". */
  sizes: string;
  /**
   * Width by height of its box, which is kept before and without the picture.
   * @default "1 / 1"
   */
  ratio?: string;
  /**
   * Widest rendition offered, in px.
   * @default 640
   */
  widest?: PictureWidth;
  /** The picture that the first paint waits for: fetched first, never lazily. One a page. */
  priority?: boolean;
  /**
   * Whole picture inside the box, or the box filled.
   * @default "cover"
   */
  fit?: "cover" | "contain";
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
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before React was there to hear it.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && src) setFailed(src);
  }, [src]);

  if (!src || failed === src) {
    return (
      <Box
        style={{ aspectRatio: ratio }}
        data-empty
        {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      >
        <ImageOff aria-hidden strokeWidth={1.5} />
      </Box>
    );
  }
  const kept = hasRenditions(src);
  return (
    <Box style={{ aspectRatio: ratio }} data-fit={fit}>
      <picture>
        {kept && (
          <source type="image/avif" srcSet={pictureSrcSet(src, "avif", widest) ?? undefined} sizes={sizes} />
        )}
        <img
          ref={image}
          alt={alt}
          sizes={kept ? sizes : undefined}
          srcSet={pictureSrcSet(src, "webp", widest) ?? undefined}
          src={pictureUrl(src, 320)}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding={priority ? "sync" : "async"}
          onError={() => {
            setFailed(src);
          }}
        />
      </picture>
    </Box>
  );
}

const Box = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  width: 100%;
  background: ${color.surfaceSunken};

  &[data-empty] {
    display: grid;
    place-items: center;
    color: ${color.inkMuted};
  }
  &[data-empty] > svg {
    width: min(32px, 40%);
    height: auto;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-fit="contain"] img {
    object-fit: contain;
  }
`;
