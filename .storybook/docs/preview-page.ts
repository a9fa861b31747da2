import type { Page } from "playwright-core";

/** Stories are audited by axe where they are tested. */
export async function withoutAudit(page: Page): Promise<void> {
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  await page.evaluate(async () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      window as unknown as StorybookWindow;
    await preview.ready();
    channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
  });
}

/** Goes to a page or a story as a press in the sidebar does. */
export async function show(page: Page, id: string, viewMode: "docs" | "story"): Promise<void> {
  const shown = viewMode === "docs" ? "docsRendered" : "storyFinished";
  await finish(page, "setCurrentStory", { storyId: id, viewMode }, shown, BROKEN);
}

/** What Storybook says of a page or a story that does not work. */
const BROKEN = ["storyErrored", "storyThrewException", "storyMissing", "docsErrored"];

/** Tells Storybook something, and waits until it has been done. */
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

/** The part of Storybook's preview that its own test runner uses, too. */
export interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, value: unknown): void;
    once(event: string, listener: (value: unknown) => void): void;
    off(event: string, listener: (value: unknown) => void): void;
    last(event: string): [Record<string, unknown>?] | undefined;
  };
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
}
