import { useTranslation } from "@sen/i18n";
import { Play } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { StepButtons } from "../../primitives/Carousel/StepButtons.tsx";
import { Picture, VisuallyHidden } from "../../primitives/index.ts";
import { useIsHydrating } from "../../primitives/use-is-hydrating.ts";
import { lazyPart } from "../../lazy-part/index.ts";
import { LazyMediaViewer, type MediaItem } from "../MediaViewer/index.ts";
import { Root } from "./Gallery.styles.ts";

export interface GalleryProps {
  /** Pictures and videos. The first one is the LCP picture. */
  media: readonly MediaItem[];
  /** URL of the picture to scroll to: the chosen variant's. Null keeps the position. */
  shown?: string | null;
}

/** Magnifies the spot under the mouse pointer to double size. */
function followPointer(event: PointerEvent<HTMLElement>) {
  const box = event.currentTarget.getBoundingClientRect();
  const { style } = event.currentTarget;
  style.setProperty("--x", `${((event.clientX - box.left) / box.width) * 100}%`);
  style.setProperty("--y", `${((event.clientY - box.top) / box.height) * 100}%`);
}

/** Pictures and videos of a product: swipe, choose by thumbnail, or open full screen. */
export function Gallery({ media, shown = null }: GalleryProps) {
  const { t } = useTranslation("product");
  const stage = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [playing, setPlaying] = useState<number | null>(null);
  const isHydrating = useIsHydrating();
  const count = media.length;

  function show(index: number) {
    const row = stage.current;
    row?.scrollTo({ left: index * row.clientWidth, behavior: "smooth" });
  }
  const shownAt = shown === null ? -1 : media.findIndex(({ url }) => url === shown);
  useEffect(() => {
    if (shownAt >= 0) show(shownAt);
  }, [shownAt]);
  function centerThumbnail(index: number) {
    const row = thumbnails.current;
    const thumbnail = row?.children[index];
    if (!row || !(thumbnail instanceof HTMLElement)) return;
    row.scrollTo({ left: thumbnail.offsetLeft - (row.clientWidth - thumbnail.offsetWidth) / 2 });
  }

  return (
    <Root aria-label={t("gallery.label")}>
      <div>
        <ul
          ref={stage}
          data-stage
          data-first-alone={isHydrating || undefined}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={t("gallery.label")}
          onScroll={({ currentTarget: row }) => {
            const index = Math.round(row.scrollLeft / Math.max(1, row.clientWidth));
            if (index === at) return;
            setAt(index);
            setPlaying(null);
            centerThumbnail(index);
          }}
        >
          {media.map((item, index) => {
            if (item.type === "video" && playing === index) {
              return (
                <li key={item.id}>
                  <GalleryVideo video={item} />
                </li>
              );
            }
            const picture = <StagePicture item={item} priority={index === 0} />;
            // No picture to enlarge.
            if (item.url === "") return <li key={item.id}>{picture}</li>;
            const video = item.type === "video";
            return (
              <li key={item.id}>
                <button
                  type="button"
                  data-zoom={video ? undefined : ""}
                  onPointerMove={video ? undefined : followPointer}
                  onClick={() => {
                    if (video) setPlaying(index);
                    else setEnlarged(index);
                  }}
                >
                  {picture}
                  <VisuallyHidden>{t(video ? "gallery.play" : "gallery.enlarge")}</VisuallyHidden>
                  {video && <Play aria-hidden />}
                </button>
              </li>
            );
          })}
        </ul>
        {count > 1 && (
          <>
            <StepButtons
              atStart={at === 0}
              atEnd={at >= count - 1}
              onStep={(direction) => show(at + direction)}
            />
            {playing === null && (
              <p aria-hidden>
                {Math.min(at, count - 1) + 1}/{count}
              </p>
            )}
          </>
        )}
      </div>
      {count > 1 && (
        <ul ref={thumbnails} data-thumbnails aria-label={t("gallery.thumbnails")}>
          {media.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                aria-label={t(item.type === "video" ? "gallery.show_video" : "gallery.show", {
                  index: index + 1,
                  count,
                })}
                aria-current={index === at ? "true" : undefined}
                onClick={() => show(index)}
              >
                <Picture src={item.thumbnail_url} alt="" sizes="72px" widest={160} />
                {item.type === "video" && <Play aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== null && (
        <LazyMediaViewer items={media} index={enlarged} onClose={() => setEnlarged(null)} />
      )}
    </Root>
  );
}

/** Inline video; shows its picture until the player has loaded. */
const GalleryVideo = lazyPart(
  () => import("../ProductVideo/ProductVideo.tsx").then((module) => module.ProductVideo),
  { fallback: ({ video }) => <StagePicture item={video} /> },
);

interface StagePictureProps {
  item: Pick<MediaItem, "url" | "alt">;
  /** Whether this is the LCP picture. */
  priority?: boolean;
}

/** Width of the stage, as the HTML `sizes` attribute. */
const STAGE_SIZES = "(min-width: 80em) 560px, (min-width: 64em) 46vw, 100vw";

function StagePicture({ item: { url, alt }, priority = false }: StagePictureProps) {
  return <Picture src={url} alt={alt} sizes={STAGE_SIZES} widest={1280} priority={priority} />;
}
