import type { Guide } from "../../fixtures/guide.ts";
import { useState } from "react";
import { shirtPicture } from "../../fixtures/primitives/pictures.ts";
import { Button } from "../Button/Button.tsx";
import { Lightbox } from "./Lightbox.tsx";

export const guide = {
  notFor: "For text or forms use Dialog. Import it lazily, so that its code loads only when needed.",
  keyboard: "Left and right arrows change the picture, Esc and Back close it, Tab goes through the toolbar.",
  screenReader: "A dialog named by its label, the alternative text of each picture, and the position.",
  content:
    "Alternative texts say what the picture shows; the button labels come from the fragment that opens it.",
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
