import { countdownParts, useFormat } from "@sen/i18n";
import { useEffect, useEffectEvent } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

export interface CountdownProps extends RootProps<"span"> {
  /** End of the countdown, ISO 8601. */
  endsAt: string;
  /** The server's time at the response, ISO 8601. The first render counts from it, because the device's clock may be wrong. */
  now: string;
  /** What ends, for screen readers: "Kết thúc sau". Read once. */
  label: string;
  /** Called once, when the countdown reaches zero. */
  onEnd?: () => void;
}

/** Remaining time, updated every second. */
export function Countdown({ endsAt, now, label, onEnd, ...root }: CountdownProps) {
  const { words } = useFormat();
  const left = useSecondsLeft(endsAt, now);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (left === 0) end();
  }, [left]);

  const { days, hours, minutes, seconds } = countdownParts(left * 1000);
  return (
    <Root {...root} role="timer" aria-label={label} aria-live="off">
      {days > 0 && (
        <span data-days>
          {days} {days === 1 ? words.day : words.days}
        </span>
      )}
      <span>{hours}</span>:<span>{minutes}</span>:<span>{seconds}</span>
    </Root>
  );
}

const Root = styled.span`
  ${mixins.inlineRow(1)}
  font-weight: ${weight.semibold};

  > span {
    min-width: 1.9em;
    padding: 2px ${space[1]};
    border-radius: ${radius.small};
    background: ${color.ink};
    color: ${color.inkInverse};
    text-align: center;
  }
  > span[data-days] {
    padding-inline: ${space[2]};
    white-space: nowrap;
  }
`;
