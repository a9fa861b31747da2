import { lazy, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from "react";
import { DeferredSection } from "../primitives/DeferredSection/DeferredSection.tsx";
import { useIsHydrating } from "../primitives/use-is-hydrating.ts";
import { firstSign } from "./first-sign.ts";
import { HYDRATED_EVENT } from "./hydrated-event.ts";
import { lazyPart } from "./lazy-part.tsx";

/** Delay before a failed code load is retried, in ms. */
const RETRY_MS = 2_000;

/**
 * A lazy-loaded section below the fold: `lateSection(() => import("./A.tsx").then((module) => module.A), 420)`.
 * The server's HTML contains all of it. Its code is fetched on the first interaction; until it has loaded, the HTML stays,
 * marked with `data-unhydrated`. After a client-side navigation it renders after the first screen, as a `lazyPart`.
 *
 * @param height as for `DeferredSection`
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
    // Keep the element stable: React discards server HTML that re-renders before its code has loaded.
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

/** Reports that the suspended sibling has mounted. */
function Mounted({ setWaits }: { setWaits: (waits: boolean) => void }) {
  useEffect(() => setWaits(false), [setWaits]);
  return null;
}
