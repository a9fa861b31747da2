import { Canvas, DocsContext } from "@storybook/addon-docs/blocks";
import { use, useEffect, useRef, useState, type ReactNode } from "react";
import type { PreparedStory } from "storybook/internal/types";

/** Viewports a story can ask for, by their names in the preview. */
type Viewports = Record<string, { styles: { width: string; height: string } }>;

/** Screens and dialogs depend on the size of the window, or cover it. */
const FILLS_THE_WINDOW = /(?:Screen|Dialog)$/;
const HEIGHT = "720px";
/** How often to check the focus, in ms. */
const WATCH_MS = 200;

/**
 * A story on a docs page. Renders it in an iframe if it fills the window or asks for a viewport: screens and dialogs, by
 * their names, and stories that set `parameters.docs.story.inline` to false.
 */
export function ShownStory({ story }: { story: PreparedStory }) {
  const frame = frameOf(story);
  if (frame === null) return <Canvas of={story.moduleExport} />;
  return (
    <Still width={frame.width} story={story}>
      <Canvas of={story.moduleExport} story={{ inline: false, height: frame.height }} />
    </Still>
  );
}

interface StillProps {
  width: string | undefined;
  story: PreparedStory;
  children: ReactNode;
}

/**
 * Keeps the focus out of its iframe until the first pointer or key event: a dialog opening there would scroll the page to itself. Tells
 * the iframe what the toolbar says, which Storybook's own address leaves out.
 */
function Still({ width, story, children }: StillProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const { locale, scheme, theme } = use(DocsContext).getStoryContext(story).globals;
  const globals = `locale:${String(locale)};scheme:${String(scheme)};theme:${String(theme)}`;
  useEffect(() => {
    const frame = place.current?.querySelector("iframe");
    if (!frame) return;
    const address = new URL(frame.src);
    address.searchParams.set("globals", globals);
    if (frame.src !== address.href) frame.src = address.href;
  }, [globals]);
  useEffect(() => {
    if (isUsed) return;
    const use = () => {
      setUsed(true);
    };
    // The page gets no event when the focus moves from one iframe to another, so poll.
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

/** Converts an export name to its form in a story's URL. */
export const idOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
