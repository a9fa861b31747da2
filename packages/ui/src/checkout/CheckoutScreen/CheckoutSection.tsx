import type { ReactNode } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Card, Notice } from "../../primitives/index.ts";
import type { CheckoutPlace } from "../checkout-places.ts";

interface CheckoutSectionProps {
  /** Its place for messages. A section without one never shows a message. */
  place?: CheckoutPlace;
  title?: string;
  message?: string | undefined;
  /** The content has its own box. */
  bare?: boolean;
  children: ReactNode;
}

/** A section of the checkout page, which can show a message and receive focus. */
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
