import type { RootProps } from "../root-props.ts";

export interface LiveRegionProps extends RootProps<"div"> {
  /** Announced on every change; empty for silence. Keep the region mounted, or screen readers miss the first message. */
  message: string;
}

/** Announces a visual change to screen readers. */
export function LiveRegion({ message, ...root }: LiveRegionProps) {
  return (
    <div {...root} data-visually-hidden role="status" aria-live="polite">
      {message}
    </div>
  );
}
