/** A mode to photograph a story in: values of Storybook's globals, and the window size in px. */
export interface Mode {
  name: string;
  globals: Record<string, string>;
  width: number;
  height: number;
}

/** A prepared story's settings in Storybook. The cloud reads the same Chromatic parameters. */
export interface StorySettings {
  parameters: {
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Record<string, string>> };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
  /** Globals set by the story itself. */
  globals?: Record<string, unknown>;
}

/**
 * The modes to photograph a story in: those of its Chromatic parameters, except those with a language or color scheme that the story
 * overrides. Throws with a message if a mode's viewport is not in the parameters.
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
