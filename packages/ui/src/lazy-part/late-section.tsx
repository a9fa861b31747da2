import { lazy, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from "react";
import { DeferredSection } from "../primitives/DeferredSection/DeferredSection.tsx";
import { useIsHydrating } from "../primitives/use-is-hydrating.ts";
import { firstSign } from "./first-sign.ts";
import { HYDRATED_EVENT } from "./hydrated-event.ts";
import { lazyPart } from "./lazy-part.tsx";

/** The pause before code that could not be had is asked for again, in ms. */
const RETRY_MS = 2_000;

/**
 * A section below the first screen whose code comes after the page's: `lateSection(() => import("./A.tsx").then((module) => module.A), 420)`.
 * The server's HTML contains it whole. The code is fetched once the customer does something, and the HTML stands until it is
 * there, however long that takes; `data-unhydrated` tells so.
 * On a page that is stepped to it comes after the first screen, as a `lazyPart`.
 *
 * @param height as `DeferredSection`'s
 */
export function lateSection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: number,
): (props: Props) => ReactNode {
  const Part = lazyPart(load);
  const InHtml = lazy(async () => {
    await firstSign();
    while (!(await Part.preload())) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return { default: Part as ComponentType<Props> };
  });

  return function LateSection(props: Props) {
    const inHtml = useIsHydrating();
    const [beganInHtml] = useState(inHtml);
    const [waits, setWaits] = useState(inHtml);
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (beganInHtml && !waits) root.current?.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
    }, [beganInHtml, waits]);
    // The same element for the same props: React gives up HTML that must change before its code is there.
    const section = useMemo(
      () =>
        beganInHtml ? (
          <>
            <InHtml {...props} />
            <Mounted setWaits={setWaits} />
          </>
        ) : (
          <Part {...props} />
        ),
      [beganInHtml, props],
    );
    return (
      <DeferredSection ref={root} height={height} data-unhydrated={waits || undefined}>
        {section}
      </DeferredSection>
    );
  };
}

/** Tells that what stands beside it is there. */
function Mounted({ setWaits }: { setWaits: (waits: boolean) => void }) {
  useEffect(() => setWaits(false), [setWaits]);
  return null;
}
