import { useEffect } from "react";
import { useJoinWishes, useWishCalls, type WishCalls } from "./wish-calls.ts";

/** Shows nothing; hands out what hearts do. Fetched with the first press, or where a guest's wishes are to be joined. */
export default function WishChanges({ onReady }: { onReady: (calls: WishCalls) => void }) {
  const calls = useWishCalls();
  useJoinWishes();
  useEffect(() => onReady(calls));
  return null;
}
