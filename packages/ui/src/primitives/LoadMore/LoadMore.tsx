import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { Button } from "../Button/Button.tsx";
import { RetryButton } from "../Button/RetryButton.tsx";
import { Notice } from "../Notice/Notice.tsx";
import type { RootProps } from "../root-props.ts";

export interface LoadMoreProps extends RootProps<"div"> {
  /** Button label: "Xem thêm". */
  label: string;
  /** How much is loaded, announced on change: "Đã xem 24 trên 180 sản phẩm". */
  progress: string;
  /** Whether there are more items. */
  more: boolean;
  /** The next page is being fetched. */
  busy?: boolean;
  /** Fetches the next page. */
  onLoadMore: () => unknown;
  /** Error shown instead, with a retry button, if the next page failed to load. */
  failed?: string | undefined;
}

/** The last page removes the button; its focus goes to the progress. */
const passFocus = (button: HTMLButtonElement | null) => () => {
  const progress = button?.previousElementSibling;
  if (button === document.activeElement && progress instanceof HTMLElement) progress.focus();
};

/** End of a paginated list: progress and a button that loads the next page. */
export function LoadMore({ label, progress, more, busy, onLoadMore, failed, ...root }: LoadMoreProps) {
  if (failed !== undefined) {
    return (
      <Notice
        {...root}
        tone="warning"
        urgent
        title={failed}
        action={<RetryButton size="small" busy={busy} onRetry={onLoadMore} />}
      />
    );
  }
  return (
    <Root {...root}>
      <p role="status" data-muted tabIndex={-1}>
        {progress}
      </p>
      {more && (
        <Button
          ref={passFocus}
          tone="secondary"
          size="large"
          data-scripted
          busy={busy}
          onClick={() => onLoadMore()}
        >
          {label}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(3)}
  justify-items: center;
  padding-block: ${space[6]};

  > button {
    min-width: min(100%, 280px);
  }
`;
