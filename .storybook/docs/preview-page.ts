import type { Page } from "playwright-core";

/** Turns off axe, because the story tests run it. */
export async function withoutAudit(page: Page): Promise<void> {
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  await page.evaluate(async () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      window as unknown as StorybookWindow;
    await preview.ready();
    channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
  });
}

/** Opens a page or a story, as a click in the sidebar does. */
export async function show(page: Page, id: string, viewMode: "docs" | "story"): Promise<void> {
  const shown = viewMode === "docs" ? "docsRendered" : "storyFinished";
  await finish(page, "setCurrentStory", { storyId: id, viewMode }, shown, BROKEN);
}

/** Storybook's events for a broken page or story. */
const BROKEN = ["storyErrored", "storyThrewException", "storyMissing", "docsErrored"];

/** Emits a Storybook event and waits until it has been handled. */
export async function finish(
  page: Page,
  event: string,
  value: unknown,
  done = "storyFinished",
  failures = [...BROKEN, "playFunctionThrewException"],
): Promise<void> {
  await page.evaluate(
    async ([name, told, end, broken]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const fail = (error: unknown) => {
        const { message, description } = (error ?? {}) as { message?: string; description?: string };
        reject(new Error(message ?? description ?? JSON.stringify(error)));
      };
      channel.once(end, resolve);
      for (const failure of broken) channel.once(failure, fail);
      channel.emit(name, told);
      await promise.finally(() => {
        channel.off(end, resolve);
        for (const failure of broken) channel.off(failure, fail);
      });
    },
    [event, value, done, failures] as const,
  );
}

/** The parts of Storybook's preview API that its own test runner uses too. */
export interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, value: unknown): void;
    once(event: string, listener: (value: unknown) => void): void;
    off(event: string, listener: (value: unknown) => void): void;
    last(event: string): [Record<string, unknown>?] | undefined;
  };
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
}
