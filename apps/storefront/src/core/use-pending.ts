import { useState } from "react";

/** Wraps a call, and says whether it is running. */
export function usePending<Input, Output>(
  call: (input: Input) => Promise<Output>,
): [run: (input: Input) => Promise<Output>, isPending: boolean] {
  const [running, setRunning] = useState(0);
  const run = async (input: Input) => {
    setRunning((before) => before + 1);
    try {
      return await call(input);
    } finally {
      setRunning((before) => before - 1);
    }
  };
  return [run, running > 0];
}
