import { useFormat } from "@sen/i18n";
import { Button, type ButtonProps } from "./Button.tsx";

export interface RetryButtonProps extends Omit<ButtonProps, "onClick" | "children"> {
  /** Asks again. May return a promise: the button stays busy until it settles. */
  onRetry: () => unknown;
}

/** Asks again for what did not come: "Thử lại" in the page's language. */
export function RetryButton({ onRetry, ...button }: RetryButtonProps) {
  const { words } = useFormat();
  return (
    <Button tone="secondary" {...button} onClick={() => onRetry()}>
      {words.retry}
    </Button>
  );
}
