import type { Attachment, VideoSource } from "@sen/api";
import { VIDEO_QUALITIES, videoSource } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { color, radius, space, text, weight } from "../../foundations/index.ts";

export interface EvidenceVideoProps {
  video: Pick<Attachment, "source" | "sources" | "thumbnail">;
  /** What it is called. */
  name: string;
}

const qualities = [
  { quality: "HD", lines: VIDEO_QUALITIES.hd },
  { quality: "SD", lines: VIDEO_QUALITIES.sd },
] as const satisfies { quality: VideoSource["quality"]; lines: number }[];

/** A video with the choice between HD 720 and SD 480; changing it goes on at the same second. Spec §9. */
export function EvidenceVideo({ video, name }: EvidenceVideoProps) {
  const { t } = useTranslation("aftersales");
  const player = useRef<HTMLVideoElement>(null);
  const resume = useRef({ seconds: 0, playing: true });
  const [wanted, setWanted] = useState<VideoSource["quality"]>("HD");
  const url = videoSource(video, wanted)?.url ?? video.source;
  const offered = qualities.filter(({ quality }) =>
    video.sources.some((source) => source.quality === quality),
  );

  function choose(quality: VideoSource["quality"]) {
    const { current } = player;
    if (current) resume.current = { seconds: current.currentTime, playing: !current.paused };
    setWanted(quality);
  }
  return (
    <Root>
      {/* Evidence has no captions: it is what somebody filmed at home. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        key={url}
        ref={player}
        src={url}
        poster={video.thumbnail ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        onLoadedMetadata={(event) => {
          const { currentTarget } = event;
          currentTarget.currentTime = resume.current.seconds;
          // A browser that forbids playing by itself leaves its play button.
          if (resume.current.playing) currentTarget.play().catch(() => undefined);
        }}
      />
      {offered.length > 1 && (
        <div role="group" aria-label={t("gallery.quality")}>
          {offered.map(({ quality, lines }) => (
            <button
              key={quality}
              type="button"
              aria-pressed={quality === wanted}
              onClick={() => {
                choose(quality);
              }}
            >
              {t("gallery.option", { quality, height: lines })}
            </button>
          ))}
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  justify-items: center;
  gap: ${space[3]};
  width: 100%;
  height: 100%;
  padding: ${space[12]} 0 ${space[3]};

  > video {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
  > [role="group"] {
    display: flex;
    gap: 2px;
    padding: 2px;
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
  }
  button {
    min-height: 44px;
    padding: 0 ${space[4]};
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
