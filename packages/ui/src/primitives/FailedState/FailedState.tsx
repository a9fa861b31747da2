import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space, text } from "../../foundations/index.ts";
import { Button } from "../Button/index.ts";

export interface FailedStateProps {
  /** What happened. */
  title: string;
  /** What it means, or what to do. */
  children?: ReactNode;
  /** "Thử lại". */
  retryLabel: string;
  /** May return a promise: the button stays busy until it settles. */
  onRetry: () => unknown;
  /** @default "h2" */
  heading?: "h1" | "h2" | "h3";
}

/** Something could not be loaded, and can be tried again. */
export function FailedState({
  title,
  children,
  retryLabel,
  onRetry,
  heading: Heading = "h2",
}: FailedStateProps) {
  return (
    <Root role="alert">
      <div aria-hidden>
        <CloudOff />
      </div>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      <Button tone="secondary" onClick={() => onRetry()}>
        {retryLabel}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  max-width: 440px;
  margin-inline: auto;
  padding: ${space[10]} ${space[4]};
  text-align: center;

  > div[aria-hidden] {
    display: grid;
    place-items: center;
    width: 80px;
    height: 80px;
    border-radius: ${radius.full};
    background: ${color.neutralSoft};
    color: ${color.neutralSoftInk};
  }
  > div[aria-hidden] > svg {
    width: 36px;
    height: 36px;
    stroke-width: 1.5;
  }
  > :is(h1, h2, h3) {
    font: ${text.title};
  }
  > p {
    color: ${color.inkMuted};
    text-wrap: pretty;
  }
  > button {
    margin-top: ${space[2]};
  }
`;
