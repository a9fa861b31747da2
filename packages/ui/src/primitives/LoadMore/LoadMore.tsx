import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { Button } from "../Button/Button.tsx";
import { RetryButton } from "../Button/RetryButton.tsx";
import { Notice } from "../Notice/Notice.tsx";
import type { RootProps } from "../root-props.ts";

export interface LoadMoreProps extends RootProps<"div"> {
  /** "Xem thêm". */
  label: string;
  /** How far one is, read aloud when it changes: "Đã xem 24 trên 180 sản phẩm". */
  progress: string;
  /** There is more. */
  more: boolean;
  /** More is being fetched. */
  busy?: boolean;
  /** Fetches more. */
  onLoadMore: () => unknown;
  /** Said in its place when the next page did not come, with a way to try again. */
  failed?: string | undefined;
}

/** The end of a list that goes on when asked. */
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
      <p role="status" data-muted>
        {progress}
      </p>
      {more && (
        <Button tone="secondary" size="large" data-scripted busy={busy} onClick={() => onLoadMore()}>
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
