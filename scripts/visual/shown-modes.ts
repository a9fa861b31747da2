/** A way in which a story is looked at: values of Storybook's globals, in a window of this size (px). */
export interface Mode {
  name: string;
  globals: Record<string, string>;
  width: number;
  height: number;
}

/** What Storybook says of a prepared story; the parts that are Chromatic's are the same that the cloud reads. */
export interface StorySettings {
  parameters: {
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Record<string, string>> };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
  /** Globals that the story sets itself. */
  globals?: Record<string, unknown>;
}

/**
 * The modes in which a story is photographed: those of its Chromatic parameters, without those that would show it in a language or
 * scheme that it does not have. Throws a sentence if a mode names a viewport that the parameters do not have.
 */
export function modesOf({ parameters, globals: own = {} }: StorySettings): Mode[] {
  const { chromatic, viewport: viewports } = parameters;
  return Object.entries(chromatic?.modes ?? {}).flatMap(([name, { viewport = "", ...globals }]) => {
    if (Object.entries(globals).some(([key, value]) => key in own && own[key] !== value)) return [];
    const styles = viewports?.options?.[viewport]?.styles;
    if (!styles) throw new Error(`The mode "${name}" names the viewport "${viewport}", which there is not.`);
    const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
    return [{ name, globals, width, height }];
  });
}
