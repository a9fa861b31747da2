import type { BrowserContext } from "playwright-core";

/** The fixed current time, so that countdowns, ages and greetings look the same in every picture. */
const NOW = new Date("2026-11-21T05:00:00Z");

/** Timers from this length on are for automatic changes (a toast, a countdown) and never fire, in ms. */
const BY_ITSELF_MS = 1_000;

/** No animations, caret, scrollbars or native video controls, and content below the fold is rendered too. */
const STILL_CSS = `
*,*::before,*::after,*::backdrop{animation:none!important;transition:none!important;caret-color:transparent!important;content-visibility:visible!important;scroll-behavior:auto!important}
*::-webkit-scrollbar{display:none}
video::-webkit-media-controls{display:none!important}
`;

/** Makes every page of a context look the same at any time: clock, random numbers, timers, animations, videos. */
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
