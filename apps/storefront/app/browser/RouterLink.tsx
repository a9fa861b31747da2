import type { LinkProps } from "@sen/ui/primitives";

/**
 * The link that every fragment uses here: a plain `<a>` that says what kind of step it is. A list has two hundred of them,
 * so they keep nothing themselves: `LinkSteps` makes the steps of all.
 */
export function RouterLink({ href, replace, keepScroll, prefetch, children, ...anchor }: LinkProps) {
  const step = [replace && "replace", keepScroll && "keep-scroll", prefetch === "none" && "no-prefetch"];
  return (
    <a {...anchor} href={href} data-step={step.filter(Boolean).join(" ")}>
      {children}
    </a>
  );
}
