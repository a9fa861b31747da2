import type { Challenge } from "@sen/api";
import { useLocale } from "@sen/i18n";
import { ChallengeDialog } from "@sen/ui/auth";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { findInWorker } from "./proof-of-work.ts";
import { showTurnstile } from "./turnstile.ts";

export interface SolveChallengeProps {
  challenge: Challenge;
  /** Called with the value to send as `Challenge-Answer`. */
  onSolved: (answer: string) => void;
  onClose: () => void;
}

/** The dialog that solves a challenge, with Cloudflare's widget (which mostly needs no input) or with a worker. */
export function SolveChallenge({ challenge, onSolved, onClose }: SolveChallengeProps) {
  const locale = useLocale();
  const widget = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(1);
  const [done, setDone] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const solved = useEffectEvent(onSolved);
  useEffect(() => {
    const attempt = {
      onSolved: (answer: string) => solved(answer),
      onFailed: () => setHasFailed(true),
      onProgress: setDone,
    };
    return challenge.kind === "turnstile"
      ? showTurnstile(challenge, widget, locale, attempt)
      : findInWorker(challenge, attempt);
  }, [challenge, locale, tries]);
  return (
    <ChallengeDialog
      open
      state={hasFailed ? "failed" : challenge.kind === "turnstile" ? "asking" : "working"}
      done={done}
      widget={<div ref={widget} />}
      onCancel={onClose}
      onRetry={() => {
        setHasFailed(false);
        setTries(tries + 1);
      }}
    />
  );
}
