import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { LiveRegion } from "./LiveRegion.tsx";

export const guide = {
  notFor:
    "Not for what is seen as well: a Notice or a status is read out itself. Not mounted together with its message, or the first one is not heard.",
  screenReader:
    "The message whenever it changes, after what is being read; with `urgent` at once. Empty says nothing.",
  content: 'One sentence that is understood without the page: "Đã thêm Áo dài lụa vào giỏ".',
  practices: ["Heard/SaidOnce"],
} satisfies Guide;

/** There from the beginning; the message comes later. */
export function SaysWhatWasAdded() {
  const [message, setMessage] = useState("");
  return (
    <>
      <Button onClick={() => setMessage("Đã thêm Áo dài lụa vào giỏ")}>Thêm vào giỏ</Button>
      <LiveRegion message={message} />
    </>
  );
}
