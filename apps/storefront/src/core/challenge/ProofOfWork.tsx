import type { ProofOfWork as Work } from "@sen/api";
import { ChallengeDialog } from "@sen/ui/auth";
import { useEffect, useEffectEvent, useState } from "react";
import type { WorkMessage } from "./proof-of-work.worker.ts";
import type { SolverProps } from "./solver-props.ts";

/** Finds the number in a worker: the page goes on answering to touch meanwhile. */
export function ProofOfWork({ challenge, onSolved, onClose }: SolverProps<Work>) {
  const [done, setDone] = useState(0);
  const [tries, setTries] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  const solved = useEffectEvent((number: number) => {
    onSolved(`${challenge.token}.${number}`);
  });
  useEffect(() => {
    const worker = new Worker(new URL("./proof-of-work.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<WorkMessage>) => {
      if ("tried" in data) setDone(data.tried / challenge.max_number);
      else if (data.number === null) setHasFailed(true);
      else solved(data.number);
    };
    worker.onerror = () => {
      setHasFailed(true);
    };
    worker.postMessage(challenge);
    return () => {
      worker.terminate();
    };
  }, [challenge, tries]);
  return (
    <ChallengeDialog
      open
      state={hasFailed ? "failed" : "working"}
      done={done}
      onCancel={onClose}
      onRetry={() => {
        setHasFailed(false);
        setTries(tries + 1);
      }}
    />
  );
}
