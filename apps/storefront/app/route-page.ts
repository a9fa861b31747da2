import { memo, type ComponentType, type MemoExoticComponent } from "react";

/**
 * A route's component that takes nothing from the router's hands: it is rendered when what it reads changes, not at each
 * of the router's own steps, of which a click has four.
 */
export function routePage(Page: ComponentType): MemoExoticComponent<ComponentType> {
  return memo(Page, () => true);
}
