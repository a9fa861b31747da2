import { useRef, useState } from "react";
import { styled } from "styled-components";
import { color, media, mixins, radius, space } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

/** One file of a video. */
export interface VideoFile {
  url: string;
  /** Name of the quality: "HD 720". */
  label: string;
}

export interface VideoPlayerProps extends RootProps<"div"> {
  /** Best quality first. With a single file there is no quality menu. */
  files: readonly VideoFile[];
  /** URL of the picture shown before playback. */
  poster?: string | undefined;
  /** Note about the qualities, such as that some are still being encoded. */
  note?: string | undefined;
  /** Labels for screen readers. */
  labels: {
    /** What the video shows. */
    video: string;
    /** Name of the quality menu: "Chất lượng video". */
    quality: string;
  };
  /** "box": inline, menu over the picture. "screen": in a full-screen viewer, menu below, clear of its buttons. @default "box" */
  place?: "box" | "screen";
}

interface Connection {
  saveData?: boolean;
}

/** Starts with the smallest file in data-saver mode. */
const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** A video that plays immediately. Switching quality continues at the same second. Import it lazily: it is needed only on play. Spec §9. */
export function VideoPlayer({ files, poster, note, labels, place = "box", ...root }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [{ at, seconds, playing }, setPlay] = useState(() => ({
    at: savesData() ? files.length - 1 : 0,
    seconds: 0,
    playing: true,
  }));
  const file = files[at];
  if (file === undefined) return null;

  function choose(index: number) {
    const { current } = video;
    setPlay({ at: index, seconds: current?.currentTime ?? 0, playing: current?.paused === false });
  }
  return (
    <Root {...root} data-place={place}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the contract has no captions for videos of shops and customers */}
      <video
        key={file.url}
        ref={video}
        src={file.url}
        poster={poster}
        controls
        playsInline
        autoPlay={playing}
        aria-label={labels.video}
        onLoadedMetadata={(event) => {
          event.currentTarget.currentTime = seconds;
        }}
      />
      {files.length > 1 && (
        <div role="group" aria-label={labels.quality}>
          {files.map(({ url, label }, index) => (
            <button key={url} type="button" aria-pressed={index === at} onClick={() => choose(index)}>
              {label}
            </button>
          ))}
        </div>
      )}
      {note !== undefined && <p role="status">{note}</p>}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  ${mixins.square("100%")}

  > video {
    ${mixins.square("100%")}
    min-height: 0;
    object-fit: contain;
  }
  > [role="group"] {
    ${mixins.flex("2px")}
    padding: 2px;
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
  }
  > p {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
    ${mixins.textStyle("small", { color: "ink" })}
  }
  button {
    min-height: 44px;
    padding: 0 ${space[3]};
    border-radius: ${radius.full};
    ${mixins.textStyle("small", { weight: "semibold", color: "inkMuted" })}
    white-space: nowrap;
  }
  button[aria-pressed="true"] {
    background: ${color.brand};
    color: ${color.brandInk};
  }
  ${media.forcedColors} {
    button[aria-pressed="true"] {
      border: 2px solid Highlight;
    }
  }
  &[data-place="box"] {
    background: ${color.veil};

    > [role="group"],
    > p {
      position: absolute;
      top: ${space[2]};
      right: ${space[2]};
    }
  }
  &[data-place="screen"] {
    grid-template-rows: minmax(0, 1fr) auto;
    justify-items: center;
    gap: ${space[3]};
    padding: ${space[12]} 0 ${space[3]};
  }
`;
