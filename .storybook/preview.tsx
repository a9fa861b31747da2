import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
// What draws stories. Storybook asks for it when the first one is to be drawn: it would wait behind the stories beside that one.
import "@storybook/react-dom-shim";
import { defaultDecorateStory } from "storybook/preview-api";
import { configure } from "storybook/test";
import { served, setTexts } from "../packages/ui/src/fixtures/texts.ts";
import { I18nextProvider } from "../packages/i18n/src/provider.ts";
import { OverlayHistory } from "../packages/ui/src/overlay-history/OverlayHistory.tsx";
import "@sen/ui/fonts.css";
import "@sen/ui/global.css";
import "./docs-schemes.ts";
import { auditInTheOtherScheme, type AfterEach } from "./in-both-schemes.ts";
import { localeInstance } from "./locales.ts";
import { chromaticModes } from "./modes.ts";
import { addThemes, themeItems } from "./themes.ts";

addThemes();

// A story stays where it is: a link that is followed or a form that is sent would take the page away from under it.
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault();
});
document.addEventListener("submit", (event) => {
  event.preventDefault();
});

// Whatever is imported here concerns every story, so that the cloud photographs all of them when it changes: no barrels.

interface StageProps {
  locale: string;
  scheme: string;
  theme: string;
  padded: boolean;
  children: ReactNode;
}

/** What the storefront's document does around every screen: language, colour scheme, foundations. */
function Stage({ locale, scheme, theme, padded, children }: StageProps) {
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

/** A story among others on a page of documentation: its language and its color scheme are its own, not the page's. */
function Exhibit({ locale, scheme, theme, padded, children }: StageProps) {
  useLayoutEffect(() => {
    // What a story before this page may have left.
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

/** What the server says in a story is said in its language: also what the story gives its parts beside its own properties. */
const inItsLanguage: ApplyDecorators = (story, decorators) =>
  defaultDecorateStory((context) => <Served of={() => story(context)} />, decorators);

/** A component of its own: a story may hold state. */
function Served({ of }: { of: () => ReactNode }) {
  return served(of());
}

/** A story has the shop's letters from the beginning: what measures itself as it appears would else measure others. */
const fontsAreHere = () => Promise.allSettled([...document.fonts].map((font) => font.load()));

const isTest = import.meta.env.MODE === "test";

/**
 * Axe looks at all stories, and in both schemes; in the gate at those that are shown, in light: what others play begins with
 * what is shown, and contrast.test.ts holds the pairs of colours in both schemes.
 */
const isThorough = isTest && import.meta.env["AXE"] === "thorough";

// What a story opens is waited for until it is there; how long that takes is the machine's matter.
if (isTest) configure({ asyncUtilTimeout: 30_000 });

/** For a test: what is wrong, without the list of all that is right, and no ten seconds' wait for a film that never comes. */
const quickly = {
  // React sets no `!important`, which is all that this rule looks for, at every element.
  rules: { "avoid-inline-spacing": { enabled: false } },
  reporter: "no-passes" as const,
  preload: { assets: ["media"], timeout: 1000 },
};

/** A story without a play function is a picture: it renders and axe looks at it. The gate counts it as such. */
const tellPictures: AfterEach = ({ playFunction, reporting }) => {
  if (!playFunction) reporting.addReport({ type: "picture", version: 1, status: "passed", result: {} });
};

const preview: Preview = {
  applyDecorators: inItsLanguage,
  decorators: [onStage],
  loaders: [fontsAreHere],
  beforeEach: ({ args, globals, parameters, tags }) => {
    if (isTest && !isThorough && !tags.includes("dev")) parameters.a11y = { ...parameters.a11y, test: "off" };
    setTexts(localeInstance(globals.locale), tags.includes("dev"));
    Object.assign(args, served(args));
    // A window without focus fires no focus events.
    if (isTest) window.focus();
  },
  afterEach: [...(isTest ? [tellPictures] : []), ...(isThorough ? [auditInTheOtherScheme] : [])],
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
      description: "Colour scheme",
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
    a11y: { test: "error", options: isTest ? quickly : {} },
    backgrounds: { disable: true },
    controls: { expanded: true },
    chromatic: { disableSnapshot: true, modes: chromaticModes },
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
        desktop: { name: "Desktop 1280 × 800", styles: { width: "1280px", height: "800px" } },
      },
    },
  },
};

export default preview;
