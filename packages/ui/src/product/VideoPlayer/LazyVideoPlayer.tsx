import type { ReactNode } from "react";
import { lazyPart } from "../lazyPart.tsx";
import { useMissingPart } from "../useMissingPart.ts";
import type { VideoPlayerProps } from "./VideoPlayer.tsx";

const Player = lazyPart<VideoPlayerProps>(() =>
  import("./VideoPlayer.tsx").then((module) => module.VideoPlayer),
);

export interface LazyVideoPlayerProps extends VideoPlayerProps {
  /** Stands there until the player has come: its poster. */
  fallback: ReactNode;
  /** The player could not be fetched. */
  onStop: () => void;
}

/** The player, whose code comes when a video is first played. */
export function LazyVideoPlayer({ fallback, onStop, ...props }: LazyVideoPlayerProps) {
  return <Player part={props} fallback={fallback} onMissing={useMissingPart(onStop)} />;
}
