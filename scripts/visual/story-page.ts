import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Page, Request } from "playwright-core";
import { finish, withoutAudit, type StorybookWindow } from "../../.storybook/docs/preview-page.ts";
import type { Mode, StorySettings } from "./shown-modes.ts";

/** Timeout for rendering and playing a story, in ms. */
const STORY_MS = 60_000;
/** The window in which a story is opened. */
export const PHONE = { width: 360, height: 800 };
/** A page has settled when nothing has changed for this many frames. */
const RESTING_FRAMES = 4;
/** Taller pictures are cut off, px. */
const HIGHEST = 12_000;

/** A browser page that shows the stories of one built Storybook, one after the other. */
export class StoryPage {
  readonly #page: Page;
  readonly #cdp: Promise<CDPSession>;
  readonly #origin: string;
  readonly #running = new Set<Request>();
  #story = "";
  #isLoaded = false;
  #shown: Mode = { name: "", globals: {}, ...PHONE };

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#cdp = page.context().newCDPSession(page);
    this.#origin = origin;
    page.setDefaultTimeout(STORY_MS);
    page.on("request", (request) => this.#running.add(request));
    page.on("requestfinished", (request) => this.#running.delete(request));
    page.on("requestfailed", (request) => this.#running.delete(request));
  }

  /**
   * Renders and plays a story on a phone. Returns Storybook's settings of the story.
   *
   * @param anew whether to load a new page, which takes as long as four pictures
   */
  async open(story: string, { anew = false } = {}): Promise<StorySettings> {
    this.#story = story;
    await this.#page.setViewportSize(PHONE);
    if (anew || !this.#isLoaded) {
      this.#isLoaded = false;
      this.#running.clear();
      await this.#page.goto(`${this.#origin}/iframe.html`);
      await withoutAudit(this.#page);
    }
    await this.#finish("setCurrentStory", { storyId: story, viewMode: "story" });
    this.#isLoaded = true;
    const { shown, ...settings } = await this.#page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
      const { parameters } = (channel.last("storyPrepared")?.[0] ?? {}) as Pick<StorySettings, "parameters">;
      const { globals, storyGlobals } = (channel.last("globalsUpdated")?.[0] ?? {}) as {
        globals?: Mode["globals"];
        storyGlobals?: StorySettings["globals"];
      };
      const { chromatic, viewport } = parameters;
      const told = { parameters: { chromatic, viewport }, globals: storyGlobals, shown: globals };
      return JSON.parse(JSON.stringify(told)) as StorySettings & { shown?: Mode["globals"] };
    });
    // The first mode is usually the one that the story was opened in.
    this.#shown = { name: "", globals: shown ?? {}, ...PHONE };
    return settings;
  }

  /**
   * Photographs the open story in these modes, the whole page, after its play function.
   *
   * @returns PNGs, in the order of the modes
   * @throws what the story threw
   */
  async photograph(modes: readonly Mode[]): Promise<Buffer[]> {
    const photos: Buffer[] = [];
    for (const mode of modes) {
      await this.#change(mode);
      await inTime(this.#rest(), "still");
      photos.push(await this.#picture(mode));
    }
    return photos;
  }

  /** Shows the story in another mode. A new language or width remounts and plays it again; a color scheme changes only colors. */
  async #change(mode: Mode): Promise<void> {
    const before = this.#shown;
    const isRepainted = before.width === mode.width && before.globals["locale"] === mode.globals["locale"];
    this.#shown = mode;
    if (before.width !== mode.width) await this.#page.setViewportSize(mode);
    await this.#finish("updateGlobals", { globals: mode.globals });
    if (!isRepainted) await this.#finish("forceRemount", { storyId: this.#story });
  }

  /** Sends an event to Storybook, and waits until the story has been rendered and played. */
  async #finish(event: string, value: unknown): Promise<void> {
    await inTime(finish(this.#page, event, value), "rendered and played");
  }

  /**
   * Waits until fonts, images and lazy code are loaded, videos show their posters, scrolling has stopped, and nothing changes
   * anymore.
   */
  async #rest(): Promise<void> {
    for (;;) {
      const hasChanged = await this.#page.evaluate(async (frames) => {
        // A video that cannot be played fires its error only once loaded.
        const films = [...document.querySelectorAll("video")];
        const unread = films.filter(
          (film) => film.networkState === film.NETWORK_LOADING && film.readyState === film.HAVE_NOTHING,
        );
        const read = (film: HTMLVideoElement) =>
          new Promise((resolve) => {
            film.addEventListener("loadedmetadata", resolve, { once: true });
            film.addEventListener("error", resolve, { once: true, capture: true });
          });
        await Promise.all(unread.map(read));
        for (const image of document.images) image.loading = "eager";
        // Scroll containers eventually get their own layer, whose edges are antialiased differently from the page's.
        for (const element of document.querySelectorAll<HTMLElement>("body *")) {
          const { overflowX, overflowY } = getComputedStyle(element);
          if (!/auto|scroll/.test(overflowX + overflowY)) continue;
          element.style.setProperty("overflow", "hidden", "important");
        }
        // Decoders differ in the last bit, so videos show their posters.
        const posters = [...document.querySelectorAll("video")].map((film) => {
          film.removeAttribute("src");
          film.load();
          const poster = new Image();
          poster.src = film.poster;
          return poster;
        });
        let changes = 0;
        const observer = new MutationObserver(() => (changes += 1));
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const pictures = [...document.images, ...posters];
        await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
        for (let still = 0; still < frames;) {
          const known = changes;
          await new Promise((resolve) => requestAnimationFrame(resolve));
          still = changes === known ? still + 1 : 0;
        }
        observer.disconnect();
        return changes > 0;
      }, RESTING_FRAMES);
      // What was added meanwhile may scroll or contain pictures and videos itself.
      if (!hasChanged && this.#running.size === 0) return;
    }
  }

  async #picture({ width, height }: Mode): Promise<Buffer> {
    const whole = await this.#page.evaluate(() => document.documentElement.scrollHeight);
    const cdp = await this.#cdp;
    const { data } = await cdp.send("Page.captureScreenshot", {
      format: "png",
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(whole, height), HIGHEST), scale: 1 },
    });
    return Buffer.from(data, "base64");
  }
}

/** Rejects after a timeout. */
async function inTime(work: Promise<void>, what: string): Promise<void> {
  const late = pause(STORY_MS, undefined, { ref: false }).then(() => {
    throw new Error(`It was not ${what} within ${String(STORY_MS / 1000)} s.`);
  });
  await Promise.race([work, late]);
}
