import { useEffect } from "react";

const USES = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Keeps a page scrolled to the top until it is used, because urgent notices in stories scroll themselves into view. */
export function usePageTop(): void {
  useEffect(() => {
    if (window.location.hash !== "") return;
    const stay = () => {
      window.scrollTo(0, 0);
    };
    const leave = () => {
      window.removeEventListener("scroll", stay);
      for (const use of USES) window.removeEventListener(use, leave);
    };
    window.addEventListener("scroll", stay);
    for (const use of USES) window.addEventListener(use, leave);
    return leave;
  }, []);
}
