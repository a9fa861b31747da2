import { useFormat } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { Button } from "../Button/Button.tsx";
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
  /** Error shown above the button, which then retries, if the next page failed to load. */
  failed?: string | undefined;
}

/** The last page removes the button; its focus goes to the progress. */
const passFocus = (button: HTMLButtonElement | null) => () => {
  const progress = button?.parentElement?.firstElementChild;
  if (button === document.activeElement && progress instanceof HTMLElement) progress.focus();
};

/** End of a paginated list: progress and a button that loads the next page; nothing if one page was all. A failure keeps the button and its focus. */
export function LoadMore({ label, progress, more, busy, onLoadMore, failed, ...root }: LoadMoreProps) {
  const { words } = useFormat();
  const [hadMore, setHadMore] = useState(more);
  if (more && !hadMore) setHadMore(true);
  if (!more && !hadMore) return null;
  return (
    <Root {...root}>
      <p role="status" data-muted tabIndex={-1}>
        {progress}
      </p>
      {failed !== undefined && <Notice tone="warning" urgent title={failed} />}
      {more && (
        <Button
          ref={passFocus}
          tone="secondary"
          size="large"
          data-scripted
          busy={busy}
          onClick={() => onLoadMore()}
        >
          {failed === undefined ? label : words.retry}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(3)}
  justify-items: center;
  padding-block: ${space[6]};

  > :not(p) {
    min-width: min(100%, 280px);
  }
`;
