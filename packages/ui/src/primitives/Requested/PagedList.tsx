import { useFormat } from "@sen/i18n";
import type { ReactNode } from "react";
import { LoadMore } from "../LoadMore/LoadMore.tsx";
import type { LoadedPages } from "../request.ts";
import { Requested, type RequestedProps } from "./Requested.tsx";

/** The pages loaded so far. `total` is there where the server counts all of them. */
type Pages = Omit<LoadedPages<unknown>, "total"> & Partial<Pick<LoadedPages<unknown>, "total">>;

/** How many are shown of how many, as the language writes it; `count` chooses between one and several. */
export type PagedCounts = Record<"shown" | "total", string> & { count: number };

export interface PagedListProps<Ready extends Pages> extends RequestedProps<Ready> {
  /** What stands there when there is none. */
  empty: ReactNode;
  /** Words at its end: the button, how far one is, and that the next page did not come. */
  more: { label: string; progress: (counts: PagedCounts) => string; failed: string };
}

/** A list that is fetched page by page: its skeleton, the way to ask again, what stands for none, or itself and the way on. */
export function PagedList<Ready extends Pages>(props: PagedListProps<Ready>) {
  const { empty, more, children, ...requested } = props;
  const { integer } = useFormat();
  return (
    <Requested {...requested}>
      {(ready) => {
        const shown = ready.items.length;
        const { total = shown, hasMore, loadingMore, onLoadMore, moreFailed = false } = ready;
        if (shown === 0) return empty;
        return (
          <>
            {children(ready)}
            <LoadMore
              label={more.label}
              progress={more.progress({ count: total, shown: integer(shown), total: integer(total) })}
              more={hasMore}
              busy={loadingMore}
              onLoadMore={onLoadMore}
              failed={moreFailed ? more.failed : undefined}
            />
          </>
        );
      }}
    </Requested>
  );
}
