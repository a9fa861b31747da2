import { useFormat } from "@sen/i18n";
import type { ReactNode } from "react";
import { LoadMore } from "../LoadMore/LoadMore.tsx";
import type { LoadedPages } from "../request.ts";
import { Requested, type RequestedProps } from "./Requested.tsx";

/** The pages loaded so far. `total` is set if the endpoint returns a total count. */
type Pages = Omit<LoadedPages<unknown>, "total"> & Partial<Pick<LoadedPages<unknown>, "total">>;

/** Shown and total counts, formatted for the language; `count` selects the plural form. */
export type PagedCounts = Record<"shown" | "total", string> & { count: number };

export interface PagedListProps<Ready extends Pages> extends RequestedProps<Ready> {
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** Texts at the end of the list: button, progress, and the error if the next page failed to load. */
  more: { label: string; progress: (counts: PagedCounts) => string; failed: string };
}

/** A list fetched page by page: shows a skeleton, an error with retry, an empty state, or the items with a "load more" button. */
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
