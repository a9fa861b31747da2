import { backendSettings, readSettings, refuseBackend } from "@sen/config";
import { StartFailure } from "./database/failure.ts";

/** Throws with every reason why this must not open as a real shop. A demonstration always passes. */
export function assertProductionReady(env: NodeJS.ProcessEnv = process.env): void {
  const reasons = refuseBackend(readSettings(backendSettings, env));
  if (reasons.length === 0) return;
  const lines = reasons.map((reason) => `- ${reason}`);
  throw new StartFailure(
    ["SEN_MODE is production, but this shop is not ready to open:", ...lines].join("\n"),
  );
}
