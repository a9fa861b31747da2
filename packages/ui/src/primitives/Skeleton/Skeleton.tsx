import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface SkeletonProps extends RootProps<"span"> {
  /** What it stands for: a line of text, a box, a disc. @default "line" */
  shape?: "line" | "box" | "disc";
  /** CSS width. @default "100%" */
  width?: string;
  /** CSS height, for a box or a disc. */
  height?: string;
  /** CSS aspect ratio, instead of a height. */
  ratio?: string;
}

/** A quiet placeholder with the box of what is loading, so that nothing moves once it is loaded. Never read aloud. */
export function Skeleton({ shape = "line", width = "100%", height, ratio, style, ...root }: SkeletonProps) {
  return (
    <Root {...root} aria-hidden data-shape={shape} style={{ width, height, aspectRatio: ratio, ...style }} />
  );
}

export interface LoadingProps extends RootProps<"div"> {
  /** What is being waited for, read aloud: "Đang tải đơn hàng". */
  label: string;
  /** Heights of the boxes that stand for what is loading, one below the other. */
  boxes?: readonly string[];
  /** How many fields of a form are loading. */
  fields?: number;
  /** Skeletons in its shape, where that is not of boxes. */
  children?: ReactNode;
}

/** Wraps a page part's skeletons and tells assistive technology that it is loading. */
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
  @keyframes skeleton-breathe {
    50% {
      opacity: 0.55;
    }
  }
`;
