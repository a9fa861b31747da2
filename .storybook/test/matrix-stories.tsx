import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { allTexts } from "../../packages/i18n/src/all.ts";
import { LOCALES, type Locale } from "../../packages/i18n/src/locale.ts";
import type { Texts } from "../../packages/i18n/src/namespaces.ts";
import { localeInstance } from "../locales.ts";
import * as preview from "../preview.tsx";
import { longTexts } from "./long-texts.ts";

interface StoryFile {
  default: Meta;
  [name: string]: StoryObj;
}

const files = import.meta.glob<StoryFile>("../../packages/ui/src/**/*.stories.tsx", { eager: true });

setProjectAnnotations(preview);

const shown: { place: HTMLElement; root: ReturnType<typeof createRoot>; Story: ComponentType }[] = [];

/**
 * Renders all matrix stories one below the other, each in an element with its name. Runs no play functions, because their
 * keyboard and pointer events would affect other stories.
 */
for (const [path, { default: meta, ...stories }] of Object.entries(files)) {
  for (const [name, story] of Object.entries(stories)) {
    if (!story.tags?.includes("visual")) continue;
    const place = document.createElement("section");
    place.dataset["story"] = `${path.replace(/^.*\/src\//, "").replace(".stories.tsx", "")} ${name}`;
    document.body.append(place);
    const Story = composeStory(story, meta);
    place.style.padding = Story.parameters["layout"] === "fullscreen" ? "0" : "16px";
    shown.push({ place, root: createRoot(place), Story });
  }
}

for (const locale of LOCALES) showTexts(locale, (texts) => texts);
showAll();

/** Renders each story with the others hidden: a component that measures itself would otherwise lay out all of them. */
function showAll(key?: string): void {
  for (const { place } of shown) place.hidden = true;
  for (const { place, root, Story } of shown) {
    place.hidden = false;
    flushSync(() => {
      root.render(<Story key={key} />);
    });
    place.hidden = true;
  }
  for (const { place } of shown) place.hidden = false;
}

/** Renders all stories again with longer texts. */
function showLongTexts(): void {
  for (const locale of LOCALES) showTexts(locale, longTexts);
  showAll("long");
}

function showTexts(locale: Locale, as: (texts: Texts) => Texts): void {
  for (const [namespace, texts] of Object.entries(allTexts[locale])) {
    localeInstance(locale).addResourceBundle(locale, namespace, as(texts));
  }
}

Object.assign(window, { showLongTexts });
