import type { ReactNode } from "react";
import { lazyPart } from "../lazyPart.ts";
import { useMissingPart } from "../useMissingPart.ts";
import type { ProductVideoProps } from "./ProductVideo.tsx";

const Video = lazyPart<ProductVideoProps>(() =>
  import("./ProductVideo.tsx").then((module) => module.ProductVideo),
);

export interface LazyProductVideoProps extends ProductVideoProps {
  /** Stands there until the player has come: its poster. */
  fallback: ReactNode;
  /** The player could not be fetched. */
  onStop: () => void;
}

/** The video, whose player comes when one is first played. */
export function LazyProductVideo({ fallback, onStop, ...props }: LazyProductVideoProps) {
  return <Video part={props} fallback={fallback} onMissing={useMissingPart(onStop)} />;
}
