import type { MediaSource } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { color, radius, space, text, weight } from "../../foundations/index.ts";

export interface VideoPlayerProps {
  /** What it shows. */
  name: string;
  /** HD first; with a single one there is nothing to choose. */
  sources: readonly Pick<MediaSource, "quality" | "height" | "url">[];
  /** Address of a picture until it plays. */
  poster?: string;
}

interface Connection {
  saveData?: boolean;
}

/** Whoever saves data starts with the smaller file. */
const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** A video with the choice between HD 720 and SD 480; changing it goes on at the same second. Spec §9. */
export function VideoPlayer({ name, sources, poster }: VideoPlayerProps) {
  const { t } = useTranslation("product");
  const video = useRef<HTMLVideoElement>(null);
  const [{ at, seconds, playing }, setPlay] = useState(() => ({
    at: savesData() ? sources.length - 1 : 0,
    seconds: 0,
    playing: true,
  }));
  const source = sources[at];
  if (source === undefined) return null;

  function choose(index: number) {
    const { current } = video;
    setPlay({ at: index, seconds: current?.currentTime ?? 0, playing: current?.paused === false });
  }
  return (
    <Root>
      {/* The shops' videos come without captions: the contract has none to show. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        key={source.url}
        ref={video}
        src={source.url}
        poster={poster}
        controls
        playsInline
        autoPlay={playing}
        aria-label={t("video.label", { name })}
        onLoadedMetadata={(event) => {
          event.currentTarget.currentTime = seconds;
        }}
      />
      {sources.length > 1 && (
        <div role="group" aria-label={t("video.quality")}>
          {sources.map(({ quality, height }, index) => (
            <button
              key={quality}
              type="button"
              aria-pressed={index === at}
              aria-label={t("video.option", { quality, height })}
              onClick={() => {
                choose(index);
              }}
            >
              {quality}
            </button>
          ))}
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  width: 100%;
  height: 100%;
  background: ${color.veil};

  > video {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
  > [role="group"] {
    position: absolute;
    top: ${space[2]};
    right: ${space[2]};
    display: flex;
    gap: ${space[1]};
    padding: 2px;
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
  }
  button {
    min-width: 44px;
    min-height: 44px;
    border-radius: ${radius.full};
    color: ${color.inkMuted};
    font: ${text.small};
    font-weight: ${weight.semibold};
  }
  button[aria-pressed="true"] {
    background: ${color.brand};
    color: ${color.brandInk};
  }
`;
