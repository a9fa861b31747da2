import { Suspense, useDeferredValue, useMemo, type ReactNode } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";
import { useIsHydrating } from "../use-is-hydrating.ts";

export interface DeferredSectionProps extends RootProps<"div"> {
  /** About how high it is, in px: the scroll bar goes by this until the browser has laid it out once. */
  height: number;
  /** The section. */
  children: ReactNode;
}

/**
 * A section below the first screen. React hydrates it in tasks of its own, renders it after the first screen on a page
 * that is stepped to and whenever the page changes, and the browser skips its layout and paint while it is off screen. The
 * HTML of a server-rendered page contains it whole. Not for the first screen, nor for a part whose code comes later too
 * (`lateSection`).
 */
export function DeferredSection({ height, children, style, ...root }: DeferredSectionProps) {
  const inHtml = useIsHydrating();
  const shown = useDeferredValue(children, inHtml ? children : null);
  // The same element while that is the same: React hydrates at once what is rendered anew before its turn.
  const section = useMemo(() => <Suspense>{shown}</Suspense>, [shown]);
  return (
    <Root {...root} style={{ containIntrinsicBlockSize: `auto ${height}px`, ...style }}>
      {section}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.skippedOffScreen}
`;
