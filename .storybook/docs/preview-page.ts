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
  await page.evaluate(
    async (selection) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      channel.once(selection.viewMode === "docs" ? "docsRendered" : "storyFinished", resolve);
      for (const failure of ["storyErrored", "storyThrewException", "storyMissing", "docsErrored"]) {
        channel.once(failure, (error) => reject(new Error(`${failure}: ${JSON.stringify(error)}`)));
      }
      channel.emit("setCurrentStory", selection);
      await promise;
    },
    { storyId: id, viewMode },
  );
}

/** The part of Storybook's preview that its own test runner uses, too. */
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, value: unknown): void;
    once(event: string, listener: (value: unknown) => void): void;
  };
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
}
