import { useEffect } from "react";

const USES = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Keeps a page at its top until it is used: an urgent notice in an exhibit brings itself into view. */
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
