import { useFormat } from "@sen/i18n";
import { Button, type ButtonProps } from "./Button.tsx";

export interface RetryButtonProps extends Omit<ButtonProps, "onClick" | "children"> {
  /** Retries the request. May return a promise; the button stays busy until it settles. */
  onRetry: () => unknown;
}

/** Retries a failed request. Labeled "Thử lại" in the page's language. */
export function RetryButton({ onRetry, ...button }: RetryButtonProps) {
  const { words } = useFormat();
  return (
    <Button tone="secondary" {...button} onClick={() => onRetry()}>
      {words.retry}
    </Button>
  );
}
