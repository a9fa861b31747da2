import { Canvas } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PreparedStory } from "storybook/internal/types";

/** Sizes that a story can ask for, as the preview names them. */
type Viewports = Record<string, { styles: { width: string; height: string } }>;

/** Screens and dialogs are laid out by the size of their window, or lie over all of it. */
const FILLS_THE_WINDOW = /(?:Screen|Dialog)$/;
const HEIGHT = "720px";
/** How often it is looked where the focus is, in ms. */
const WATCH_MS = 200;

/**
 * A story on a page of documentation. One that fills the window, or asks for a size of it, stands in a frame: as a
 * screen and a dialog by their names do, and whatever sets `parameters.docs.story.inline` to false.
 */
export function ShownStory({ story }: { story: PreparedStory }) {
  const frame = frameOf(story);
  if (frame === null) return <Canvas of={story.moduleExport} />;
  return (
    <Still width={frame.width}>
      <Canvas of={story.moduleExport} story={{ inline: false, height: frame.height }} />
    </Still>
  );
}

/** Until it is used, by pointer or key, nothing in it keeps the focus: a dialog that opens there would scroll the page to it. */
function Still({ width, children }: { width: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return;
    const use = () => {
      setUsed(true);
    };
    // A frame that takes the focus from another one tells the page nothing.
    const watch = setInterval(() => {
      const frame = document.activeElement;
      if (frame instanceof HTMLIFrameElement && place.current?.contains(frame)) frame.blur();
    }, WATCH_MS);
    window.addEventListener("keydown", use);
    return () => {
      clearInterval(watch);
      window.removeEventListener("keydown", use);
    };
  }, [isUsed]);
  return (
    <div
      ref={place}
      style={{ maxWidth: width }}
      onPointerEnter={() => {
        setUsed(true);
      }}
    >
      <div inert={!isUsed}>{children}</div>
    </div>
  );
}

function frameOf({ title, parameters, storyGlobals }: PreparedStory) {
  const { viewport, docs } = parameters as {
    viewport: { options: Viewports };
    docs?: { story?: { inline?: boolean; height?: string } };
  };
  const { value } = (storyGlobals["viewport"] ?? {}) as { value?: string };
  const size = value === undefined ? undefined : viewport.options[value]?.styles;
  if (size) return size;
  const { inline, height = HEIGHT } = docs?.story ?? {};
  return inline === false || FILLS_THE_WINDOW.test(title) ? { width: undefined, height } : null;
}

/** An export's name as a story's address has it. */
export const idOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
