import type { Tone } from "@sen/domain";
import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, mixins, radius, space, text } from "../../foundations/index.ts";

export interface NextStepProps {
  /** Whether the news is good or bad. */
  tone: Tone;
  /** What happens next, and whether the customer has to do something. */
  children: ReactNode;
  /** A quote, such as a reason or a proposed solution. */
  words?: string | undefined;
  /** The deadline, if there is one. */
  deadline?: ReactNode;
  /** Buttons and button links, the most important first. */
  actions?: ReactNode;
}

/**
 * What happens next, what the customer can do now, and until when. It comes first on the page of a case. If the focused action
 * disappears, because it was done or is no longer offered, the sentence takes the focus, which would be lost.
 */
export function NextStep({ tone, children, words, deadline, actions }: NextStepProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = sentence.current;
    sentence.current?.focus();
  });
  return (
    <Root data-tone={tone}>
      <p ref={sentence} tabIndex={-1}>
        {children}
      </p>
      {words !== undefined && <blockquote dir="auto">{words}</blockquote>}
      {deadline && <div data-deadline>{deadline}</div>}
      <div
        data-actions
        onFocus={({ target }) => {
          focused.current = target;
        }}
        onBlur={() => {
          focused.current = null;
        }}
      >
        {actions}
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  position: relative;
  ${mixins.stack(3)}
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[5]};
  overflow: hidden;

  &::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: 4px;
    background: var(--tone, ${color.lineStrong});
  }
  ${mixins.tones}
  > p {
    max-width: 80ch;
    text-wrap: pretty;
  }
  > blockquote {
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
    font: ${text.small};
    white-space: pre-line;
  }
  > [data-deadline] {
    ${mixins.wrappedRow(1, 4)}
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  > [data-deadline] > span {
    ${mixins.inlineRow(2)}
  }
  > [data-actions] {
    ${mixins.wrap(2)}
  }
  /* Takes no space without buttons or links, but can still show a dialog. */
  > [data-actions]:not(:has(> :is(a, button))) {
    display: contents;
  }
  /* On a phone they fill their rows, the primary one a row of its own. */
  > [data-actions] > [data-tone] {
    flex: 1 1 auto;
  }
  > [data-actions] > [data-tone="primary"] {
    flex-basis: 100%;
  }
  ${media.small} {
    > [data-actions] > [data-tone] {
      flex: none;
    }
  }
`;
