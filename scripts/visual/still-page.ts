import type { BrowserContext } from "playwright-core";

/** It is always this moment: countdowns, ages and greetings say the same in every picture. */
const NOW = new Date("2026-11-21T05:00:00Z");

/** Timers from here on belong to what goes by itself (a toast, a countdown) and never run out, in ms. */
const BY_ITSELF_MS = 1_000;

/** No movement, no caret, no bars, none of the browser's own controls of films, and what lies below the screen is drawn, too. */
const STILL_CSS = `
*,*::before,*::after,*::backdrop{animation:none!important;transition:none!important;caret-color:transparent!important;content-visibility:visible!important;scroll-behavior:auto!important}
*::-webkit-scrollbar{display:none}
video::-webkit-media-controls{display:none!important}
`;

/** Makes every page of a context look the same whenever it is looked at: clock, chance, timers, movement, films. */
export async function standStill(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(
    ({ css, byItself }) => {
      let seed = 42;
      const random = () => {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        return seed / 4_294_967_296;
      };
      Math.random = random;
      crypto.getRandomValues = (values) => {
        if (values instanceof Uint8Array) {
          values.forEach((_, at) => (values[at] = Math.floor(random() * 256)));
        }
        return values;
      };
      let uuids = 0;
      crypto.randomUUID = () => `00000000-0000-4000-8000-${String((uuids += 1)).padStart(12, "0")}`;

      for (const name of ["setTimeout", "setInterval"] as const) {
        const start = window[name].bind(window);
        const startSoon = (work: () => void, ms = 0, ...args: []) =>
          ms >= byItself ? 0 : start(work, ms, ...args);
        Object.assign(window, { [name]: startSoon });
      }
      HTMLMediaElement.prototype.play = () => Promise.resolve();

      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    { css: STILL_CSS, byItself: BY_ITSELF_MS },
  );
}
