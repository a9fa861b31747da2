import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { Notice } from "../../primitives/index.ts";
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
  const titleId = useId();
  return (
    <Root
      data-place={place}
      data-bare={bare || undefined}
      tabIndex={place === undefined ? undefined : -1}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && <h2 id={titleId}>{title}</h2>}
      {message !== undefined && (
        <Notice tone="danger" urgent>
          {message}
        </Notice>
      )}
      {children}
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  ${mixins.stack(3)}
  padding: ${space[4]};

  > h2 {
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  &[data-bare] {
    padding: 0;
    border: 0;
    background: none;
  }
  &:focus {
    ${mixins.focusRing}
  }
`;
