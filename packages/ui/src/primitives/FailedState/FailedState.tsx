import { useFormat } from "@sen/i18n";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { StateRoot } from "../EmptyState/StateRoot.ts";
import type { RootProps } from "../root-props.ts";

export interface FailedStateProps extends RootProps<"div", "title"> {
  /** What happened. */
  title: string;
  /** What it means, or what to do. */
  children?: ReactNode;
  /** What its button says. @default "Thử lại" in the page's language */
  retryLabel?: string;
  /** May return a promise: the button stays busy until it settles. */
  onRetry: () => unknown;
  /** The level of its heading in the page. @default "h2" */
  heading?: "h1" | "h2" | "h3";
}

/** Something could not be loaded, and can be tried again. */
export function FailedState({
  title,
  children,
  retryLabel,
  onRetry,
  heading: Heading = "h2",
  ...root
}: FailedStateProps) {
  const { words } = useFormat();
  return (
    <StateRoot {...root} role="alert">
      <div aria-hidden>
        <CloudOff />
      </div>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      <Button tone="secondary" onClick={() => onRetry()}>
        {retryLabel ?? words.retry}
      </Button>
    </StateRoot>
  );
}
