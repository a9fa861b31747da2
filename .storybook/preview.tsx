import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect, useState, type ReactNode } from "react";
// The story renderer. Storybook imports it lazily for the first story, where it would queue behind other story files.
import "@storybook/react-dom-shim";
import { defaultDecorateStory } from "storybook/preview-api";
import { configure, expect } from "storybook/test";
import { served, setTexts } from "../packages/ui/src/fixtures/texts.ts";
import { I18nextProvider } from "../packages/i18n/src/provider.ts";
import { OverlayHistory } from "../packages/ui/src/overlay-history/OverlayHistory.tsx";
import { toastStore } from "../packages/ui/src/primitives/Toast/toast-store.ts";
import "@sen/ui/fonts.css";
import "@sen/ui/global.css";
import "./docs-schemes.ts";
import { auditInTheOtherScheme, type AfterEach } from "./in-both-schemes.ts";
import { localeInstance } from "./locales.ts";
import { chromaticModes } from "./modes.ts";
import { addThemes, themeItems } from "./themes.ts";

addThemes();

// Links and forms must not navigate away from the story.
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault();
});
document.addEventListener("submit", (event) => {
  event.preventDefault();
});

// No barrels here: every story depends on these imports, so a change to one makes Chromatic snapshot all stories.

interface StageProps {
  locale: string;
  scheme: string;
  theme: string;
  padded: boolean;
  children: ReactNode;
}

/** Sets up the document as the storefront does: language, color scheme, foundations. */
function Stage({ locale, scheme, theme, padded, children }: StageProps) {
  // An update in a layout effect makes React run all other effects first. In a build, a play would otherwise begin before them.
  const [, setStaged] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the second render is what this is for
    setStaged(true);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dataset.scheme = scheme;
    document.documentElement.dataset.theme = theme;
    document.body.style.padding = padded ? "16px" : "0";
  }, [locale, scheme, theme, padded]);
  return (
    <I18nextProvider i18n={localeInstance(locale)} key={locale}>
      <OverlayHistory step="">{children}</OverlayHistory>
    </I18nextProvider>
  );
}

/** A story among others on a docs page, with its own language and color scheme. */
function Exhibit({ locale, scheme, theme, padded, children }: StageProps) {
  useLayoutEffect(() => {
    // Reset what a previous story may have set.
    document.documentElement.dataset.scheme = "light";
    document.body.style.padding = "0";
  }, []);
  return (
    <div
      className="exhibit"
      lang={locale}
      data-scheme={scheme}
      data-theme={theme}
      style={{ padding: padded ? 16 : 0 }}
    >
      <I18nextProvider i18n={localeInstance(locale)} key={locale}>
        {children}
      </I18nextProvider>
    </div>
  );
}

const onStage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const Place = viewMode === "docs" ? Exhibit : Stage;
  return (
    <Place
      locale={String(globals.locale)}
      scheme={String(globals.scheme)}
      theme={String(globals.theme)}
      padded={parameters.layout !== "fullscreen"}
    >
      <Story />
    </Place>
  );
};

type ApplyDecorators = NonNullable<Preview["applyDecorators"]>;
type ArgTypesEnhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/** Translates server data into the story's language, including data that the story's render function passes on. */
const inItsLanguage: ApplyDecorators = (story, decorators) =>
  defaultDecorateStory((context) => <Served of={() => story(context)} />, decorators);

/** A separate component, because a story may use state. */
function Served({ of }: { of: () => ReactNode }) {
  return served(of());
}

/** Loads the fonts before rendering, because some components measure themselves on mount. */
const fontsAreHere = () => Promise.allSettled([...document.fonts].map((font) => font.load()));

const isTest = import.meta.env.MODE === "test";

/**
 * Whether axe checks all stories in both schemes. The gate checks only the visible ones: hidden stories start from the same state. Contrast
 * is half of axe's work, so the gate checks it on the stories that show every state (tag `visual`), in both schemes.
 */
const isThorough = isTest && import.meta.env["AXE"] === "thorough";

// Long enough for what a story shows after seconds. Generous in tests, because a busy machine can be slow to show what a story opens.
configure({ asyncUtilTimeout: isTest ? 30_000 : 5_000 });

/**
 * How axe runs in tests. Only in the whole document it finds elements by its index, otherwise each rule compares all of them; its rules for
 * whole pages do not apply to stories. It reports only violations, and does not wait ten seconds for videos that never load.
 */
const quickly = {
  context: { include: document.documentElement },
  options: {
    rules: {
      // This rule checks every element for inline `!important`, which React cannot set.
      "avoid-inline-spacing": { enabled: false },
      bypass: { enabled: false },
      "document-title": { enabled: false },
      "landmark-one-main": { enabled: false },
      "page-has-heading-one": { enabled: false },
    },
    reporter: "no-passes" as const,
    preload: { assets: ["media"], timeout: 1000 },
  },
};

type Audit = Parameters<AfterEach>[0]["parameters"]["a11y"];

/** What the gate lets axe check of a story. Longer texts in the same elements can only break what axe does not look at. */
const auditInGate = (audit: Audit, name: string, tags: readonly string[]): Audit => ({
  ...audit,
  ...(showsEveryState(tags) || (tags.includes("dev") && name !== "Long Text")
    ? {}
    : { test: "off" as const }),
  options: {
    ...audit?.options,
    rules: {
      ...audit?.options?.rules,
      ...(showsEveryState(tags) ? {} : { "color-contrast": { enabled: false } }),
    },
  },
});

/** Whether a story shows every state of its fragment. */
const showsEveryState = (tags: readonly string[]) => tags.includes("visual");

/** Chromatic takes snapshots of stories tagged `visual`. It reads parameters, and only an enhancer can derive them from tags. */
const photographVisual: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  parameters.chromatic = { ...parameters.chromatic, disableSnapshot: !showsEveryState(tags) };
  return argTypes;
};

/** A screen is made of fragments, whose colors their own stories check in both schemes. */
const auditStatesInTheOtherScheme: AfterEach = (context) =>
  showsEveryState(context.tags) && !context.title.endsWith("Screen")
    ? auditInTheOtherScheme(context)
    : undefined;

/** Reports stories without a play function as "picture", for the gate to count: they only render and run axe. */
const tellPictures: AfterEach = ({ playFunction, reporting }) => {
  if (!playFunction) reporting.addReport({ type: "picture", version: 1, status: "passed", result: {} });
};

/** A story on a docs page is not empty. What a play function leaves, it checks itself. */
const showsSomething: AfterEach = async ({ canvasElement, playFunction, tags }) => {
  if (playFunction || !tags.includes("autodocs")) return;
  const places = [canvasElement, ...document.querySelectorAll("dialog, [role=dialog], [role=status]")];
  const elements = places.flatMap((place) => [...place.querySelectorAll("*")]);
  const isSeen = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 0;
  await expect(elements.some(isSeen)).toBe(true);
};

/** A page that can be scrolled sideways hides a part of itself. */
const fitsTheWindow: AfterEach = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

const preview: Preview = {
  applyDecorators: inItsLanguage,
  argTypesEnhancers: [photographVisual],
  decorators: [onStage],
  loaders: [fontsAreHere],
  beforeEach: ({ args, globals, name, parameters, tags }) => {
    if (isTest && !isThorough) parameters.a11y = auditInGate(parameters.a11y, name, tags);
    setTexts(localeInstance(globals.locale), tags.includes("dev") || tags.includes("visual"));
    Object.assign(args, served(args));
    // A window without focus fires no focus events.
    if (isTest) window.focus();
    // Otherwise the next story would show them.
    return () => {
      for (const { id } of toastStore.read()) toastStore.dismiss(id);
    };
  },
  afterEach: [
    ...(isTest ? [fitsTheWindow, showsSomething, tellPictures] : []),
    ...(isTest ? [isThorough ? auditInTheOtherScheme : auditStatesInTheOtherScheme] : []),
  ],
  tags: ["autodocs"],
  initialGlobals: { locale: "vi", scheme: "light", theme: "sen" },
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "vi", title: "Tiếng Việt" },
          { value: "en", title: "English" },
        ],
      },
    },
    scheme: {
      description: "Color scheme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    theme: {
      description: "Brand",
      toolbar: { icon: "paintbrush", dynamicTitle: true, items: themeItems },
    },
  },
  parameters: {
    layout: "padded",
    a11y: { test: "error", ...(isTest && quickly) },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // Countdowns go on while Chromatic takes its snapshots.
    chromatic: { modes: chromaticModes, ignoreSelectors: ["[role=timer]"] },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Flows",
          "Foundations",
          "Practices",
          "Specification",
          "Words",
          "primitives",
          "shell",
          "catalog",
          "cart",
          "checkout",
          "orders",
          "aftersales",
          "account",
        ],
      },
    },
    viewport: {
      options: {
        small: { name: "Small phone 320 × 640", styles: { width: "320px", height: "640px" } },
        phone: { name: "Phone 360 × 800", styles: { width: "360px", height: "800px" } },
        tablet: { name: "Tablet 768 × 1024", styles: { width: "768px", height: "1024px" } },
        laptop: { name: "Small laptop 1024 × 768", styles: { width: "1024px", height: "768px" } },
        desktop: { name: "Desktop 1280 × 800", styles: { width: "1280px", height: "800px" } },
        zoomed: { name: "Desktop at 400 % zoom", styles: { width: "320px", height: "256px" } },
      },
    },
  },
};

export default preview;
