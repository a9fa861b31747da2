import { Suspense, useDeferredValue, useMemo, type ReactNode } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";
import { useIsHydrating } from "../use-is-hydrating.ts";

export interface DeferredSectionProps extends RootProps<"div"> {
  /** Estimated height, in px. Sizes the scroll bar until the browser has laid the section out once. */
  height: number;
  /** The section. */
  children: ReactNode;
}

/**
 * A section below the fold. React hydrates it in separate tasks; on navigation and on updates it renders after the rest
 * of the page. The browser skips its layout and paint while it is off screen. Server-rendered HTML contains all of it.
 * Do not use it above the fold, nor for a section whose code is lazy-loaded (`lateSection`).
 */
export function DeferredSection({ height, children, style, ...root }: DeferredSectionProps) {
  const inHtml = useIsHydrating();
  const shown = useDeferredValue(children, inHtml ? children : null);
  // Keep the element stable: if React re-renders a boundary before its turn, it hydrates it immediately.
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
