import type { LineNotice } from "@sen/ui/cart";
import { useState } from "react";

/** What is said at the lines of the cart, by line id. */
export interface LineNotices {
  notices: ReadonlyMap<number, LineNotice>;
  /** Says something at a line in place of what was said there; null says nothing more. */
  say: (lineId: number, notice: LineNotice | null) => void;
}

/** Keeps what is to be said at the lines of the cart. */
export function useLineNotices(): LineNotices {
  const [notices, setNotices] = useState<ReadonlyMap<number, LineNotice>>(new Map());
  return {
    notices,
    say(lineId, notice) {
      setNotices((before) => {
        const others = [...before].filter(([id]) => id !== lineId);
        return new Map(notice ? [...others, [lineId, notice]] : others);
      });
    },
  };
}
