import { Suspense, type ReactNode } from "react";
import { styled } from "styled-components";
import { skippedOffScreen } from "../../foundations/index.ts";

export interface BelowTheFoldProps {
  /** About how high it is, in px: the scroll bar goes by this until the browser has laid it out once. */
  height: number;
  children: ReactNode;
}

/**
 * A section below the first screen. React hydrates it in a task of its own, and the browser skips its layout and paint
 * while it is off screen. The HTML of a server-rendered page contains it whole.
 */
export function BelowTheFold({ height, children }: BelowTheFoldProps) {
  return (
    <Root style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      <Suspense>{children}</Suspense>
    </Root>
  );
}

const Root = styled.div`
  ${skippedOffScreen}
`;
