import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, radius } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface SkeletonProps extends RootProps<"span"> {
  /** Shape of the content it replaces. @default "line" */
  shape?: "line" | "box" | "disc";
  /** CSS width. @default "100%" */
  width?: string;
  /** CSS height of a box or a disc. */
  height?: string;
  /** CSS aspect ratio, instead of a height. */
  ratio?: string;
}

/** A placeholder as large as the loading content, so that the layout does not shift. Hidden from screen readers. */
export function Skeleton({ shape = "line", width = "100%", height, ratio, style, ...root }: SkeletonProps) {
  return (
    <Root {...root} aria-hidden data-shape={shape} style={{ width, height, aspectRatio: ratio, ...style }} />
  );
}

export interface LoadingProps extends RootProps<"div"> {
  /** Loading message for screen readers: "Đang tải đơn hàng". */
  label: string;
  /** CSS heights of stacked skeleton boxes. */
  boxes?: readonly string[];
  /** Number of form fields to show as skeletons. */
  fields?: number;
  /** Custom skeletons, if boxes and fields do not fit. */
  children?: ReactNode;
}

/** Wraps the skeletons of a section and announces that it is loading. */
export function Loading({ label, boxes = [], fields = 0, children, ...root }: LoadingProps) {
  return (
    <div {...root} role="status" aria-busy aria-label={label}>
      {boxes.map((height, place) => (
        <Skeleton key={place} shape="box" height={height} />
      ))}
      {Array.from({ length: fields }, (_, place) => (
        <div key={place}>
          <Skeleton width="120px" />
          <Skeleton shape="box" height="44px" />
        </div>
      ))}
      {children}
    </div>
  );
}

const Root = styled.span`
  display: block;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  animation: skeleton-breathe 1600ms ease-in-out infinite;

  &[data-shape="line"] {
    height: 1.5em;
    border-block: 0.25em solid transparent;
    background-clip: padding-box;
    border-radius: ${radius.small};
  }
  &[data-shape="disc"] {
    border-radius: 50%;
  }
  ${media.forcedColors} {
    &[data-shape] {
      border: 1px solid GrayText;
    }
  }
  @keyframes skeleton-breathe {
    50% {
      opacity: 0.55;
    }
  }
`;
