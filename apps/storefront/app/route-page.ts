import { memo, type ComponentType, type MemoExoticComponent } from "react";
import type { Params } from "react-router-dom";

export interface RoutePageProps {
  /** What stands in the path's places. */
  params: Readonly<Params>;
}

/**
 * A route's component, rendered when its own path or what it reads changes, not at each of the router's own steps, of
 * which a click has four.
 */
export function routePage(
  Page: ComponentType<RoutePageProps>,
): MemoExoticComponent<ComponentType<RoutePageProps>> {
  return memo(Page, (before, now) => samePath(before.params, now.params));
}

function samePath(before: Readonly<Params>, now: Readonly<Params>): boolean {
  const names = Object.keys(now);
  return names.length === Object.keys(before).length && names.every((name) => before[name] === now[name]);
}
