import type { SVGProps } from "react";

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Its width and height, in px or as CSS has it. */
  size?: number | string;
}

/**
 * What an icon of lucide is in the production build (`vite/static-icons.ts`): its drawing as markup, in an `<svg>` with
 * lucide's own looks. Whoever sees no label on it need not hear of it.
 */
export function icon(drawing: string) {
  return function Icon({ size = 24, children: _children, ...props }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={"aria-label" in props ? undefined : true}
        {...props}
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
    );
  };
}
