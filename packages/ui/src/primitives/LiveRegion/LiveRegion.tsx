import type { RootProps } from "../root-props.ts";

export interface LiveRegionProps extends RootProps<"div"> {
  /** What changed; read aloud when it changes, empty for nothing. Stays mounted, or the first message is not heard. */
  message: string;
  /** Interrupts what is being read. */
  urgent?: boolean;
}

/** Says aloud what only the eye would notice. */
export function LiveRegion({ message, urgent = false, ...root }: LiveRegionProps) {
  return (
    <div
      {...root}
      data-visually-hidden
      role={urgent ? "alert" : "status"}
      aria-live={urgent ? "assertive" : "polite"}
    >
      {message}
    </div>
  );
}
