import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { shirtPicture } from "../../fixtures/primitives/pictures.ts";
import { Button } from "../Button/Button.tsx";
import { Lightbox } from "./Lightbox.tsx";

export const guide = {
  notFor: "Not for text or forms, which go into a Dialog. Loaded late: whoever uses it imports it lazily.",
  keyboard: "Left and right arrows go on, Esc and Back close it, Tab goes through the toolbar.",
  screenReader: "A dialog called by its label, each picture by its alternative text, and the count.",
  content:
    "Alternative texts say what is to be seen; the labels of the buttons come from the fragment that opens it.",
  practices: ["Pictures/TheWholeThing"],
} satisfies Guide;

/** Opened by a button; mounted only while open. */
export function OpenedByAPress() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Xem hình lớn</Button>
      {open && (
        <Lightbox
          slides={[{ src: shirtPicture, alt: "Áo sơ mi linen, mặt trước" }]}
          index={0}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
