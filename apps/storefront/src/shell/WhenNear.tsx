import { useEffect, useRef, useState, type ReactNode } from "react";

const NEAR = "600px";

/** Renders its children once they are near the viewport. Until then they fetch nothing. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear && children}</div>;
}
