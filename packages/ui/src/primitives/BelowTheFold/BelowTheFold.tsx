import { Suspense, useDeferredValue, useSyncExternalStore, type ReactNode } from "react";
import { styled } from "styled-components";
import { skippedOffScreen } from "../../foundations/index.ts";

export interface BelowTheFoldProps {
  /** About how high it is, in px: the scroll bar goes by this until the browser has laid it out once. */
  height: number;
  /** The section. */
  children: ReactNode;
}

/**
 * A section below the first screen. React hydrates it in a task of its own, on a page that is stepped to it is rendered
 * after the first screen is shown, and the browser skips its layout and paint while it is off screen. The HTML of a
 * server-rendered page contains it whole.
 */
export function BelowTheFold({ height, children }: BelowTheFoldProps) {
  const inHtml = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  const due = useDeferredValue(true, inHtml);
  return (
    <Root style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      <Suspense>{due && children}</Suspense>
    </Root>
  );
}

const unchanging = () => () => undefined;

const Root = styled.div`
  ${skippedOffScreen}
`;
