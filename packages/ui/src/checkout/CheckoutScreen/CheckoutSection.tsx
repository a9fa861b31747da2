import type { ReactNode } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Card, Notice } from "../../primitives/index.ts";
import type { CheckoutPlace } from "../checkout-places.ts";

interface CheckoutSectionProps {
  /** Its name for messages; nothing is ever said at a section without one. */
  place?: CheckoutPlace;
  title?: string;
  message?: string | undefined;
  /** Its content brings its own box. */
  bare?: boolean;
  children: ReactNode;
}

/** A part of the payment page, which can show a message and take the focus. */
export function CheckoutSection({ place, title, message, bare = false, children }: CheckoutSectionProps) {
  return (
    <Root
      title={title}
      data-place={place}
      data-bare={bare || undefined}
      tabIndex={place === undefined ? undefined : -1}
    >
      {message !== undefined && (
        <Notice tone="danger" urgent>
          {message}
        </Notice>
      )}
      {children}
    </Root>
  );
}

const Root = styled(Card)`
  &[data-bare] {
    padding: 0;
    border: 0;
    background: none;
  }
  &:focus {
    ${mixins.focusRing}
  }
`;
