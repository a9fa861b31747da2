import { countdownParts } from "@sen/i18n";
import { use, useEffect, useEffectEvent, useState } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";
import { ServerClock } from "./server-clock.ts";
import type { RootProps } from "../root-props.ts";

export interface CountdownProps extends RootProps<"span"> {
  /** When it ends, ISO 8601. */
  endsAt: string;
  /**
   * The server's clock when it answered, ISO 8601. The first paint counts from it, on the server and in the browser
   * alike, and a device whose clock is wrong counts right.
   */
  now: string;
  /** What ends, read aloud once: "Kết thúc sau". */
  label: string;
  /** "{{days}} ngày" and so on are the fragment's to word: what stands between days and hours. */
  daysLabel: (days: number) => string;
  /** Called once, when it has ended. */
  onEnd?: () => void;
}

/** Time that is left, second by second. */
export function Countdown({ endsAt, now, label, daysLabel, onEnd, ...root }: CountdownProps) {
  const total = Math.max(0, Date.parse(endsAt) - Date.parse(now));
  const [left, setLeft] = useState(total);
  const end = useEffectEvent(() => {
    onEnd?.();
  });
  const serverNow = use(ServerClock);
  useEffect(() => {
    const shownAt = performance.now();
    const elapsed = () => (serverNow ? serverNow() - Date.parse(now) : performance.now() - shownAt);
    let ended = false;
    const tick = () => {
      const rest = Math.max(0, total - elapsed());
      setLeft(rest);
      if (rest > 0 || ended) return;
      ended = true;
      window.clearInterval(timer);
      end();
    };
    const timer = window.setInterval(tick, 1000);
    tick();
    return () => window.clearInterval(timer);
  }, [total, now, serverNow]);

  const { days, hours, minutes, seconds } = countdownParts(left);
  return (
    <Root {...root} role="timer" aria-label={label} aria-live="off">
      {days > 0 && <span data-days>{daysLabel(days)}</span>}
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
