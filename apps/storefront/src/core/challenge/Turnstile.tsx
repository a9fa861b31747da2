import type { TurnstileChallenge } from "@sen/api";
import { useLocale } from "@sen/i18n";
import { ChallengeDialog } from "@sen/ui/auth";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { loadTurnstile } from "./load-turnstile.ts";
import type { SolverProps } from "./solver-props.ts";

/** Shows Cloudflare's widget, which mostly answers by itself. */
export function Turnstile({ challenge, onSolved, onClose }: SolverProps<TurnstileChallenge>) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  const solved = useEffectEvent(onSolved);
  useEffect(() => {
    let remove = () => undefined as unknown;
    let isWanted = true;
    const fail = () => {
      if (isWanted) setHasFailed(true);
    };
    loadTurnstile().then((turnstile) => {
      if (!isWanted || place.current === null) return;
      const id = turnstile.render(place.current, {
        sitekey: challenge.site_key,
        action: challenge.action,
        cData: challenge.cdata,
        language: locale,
        size: "flexible",
        callback: (token) => {
          solved(token);
        },
        "error-callback": fail,
      });
      remove = () => {
        turnstile.remove(id);
      };
    }, fail);
    return () => {
      isWanted = false;
      remove();
    };
  }, [challenge, locale, tries]);
  return (
    <ChallengeDialog
      open
      state={hasFailed ? "failed" : "asking"}
      widget={<div ref={place} />}
      onCancel={onClose}
      onRetry={() => {
        setHasFailed(false);
        setTries(tries + 1);
      }}
    />
  );
}
