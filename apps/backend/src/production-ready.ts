import { backendSettings, readSettings, refuseBackend, type BackendSettings } from "@sen/config";
import { OPERATOR, sampleDetails, type Operator } from "@sen/domain";
import { StartFailure } from "./database/failure.ts";

/** Throws with every reason why this must not open as a real shop. A demonstration always passes. */
export function assertProductionReady(env: NodeJS.ProcessEnv = process.env, operator = OPERATOR): void {
  const settings = readSettings(backendSettings, env);
  const reasons = [...refuseBackend(settings), ...refuseSampleCompany(settings, operator)];
  if (reasons.length === 0) return;
  const lines = reasons.map((reason) => `- ${reason}`);
  throw new StartFailure(
    ["SEN_MODE is production, but this shop is not ready to open:", ...lines].join("\n"),
  );
}

/** Every page must name the real company. */
function refuseSampleCompany(
  { SEN_MODE, ALLOW_IN_PRODUCTION }: BackendSettings,
  operator: Operator,
): string[] {
  const isAllowed = SEN_MODE !== "production" || ALLOW_IN_PRODUCTION.includes("sample-company");
  const left = isAllowed ? [] : sampleDetails(operator);
  if (left.length === 0) return [];
  return [
    `The company that every page names is a sample (${left.join(", ")}). Replace it in packages/domain/src/operator.ts, its name and address in both shell.json of packages/i18n, and build again. To rehearse, set ALLOW_IN_PRODUCTION=sample-company.`,
  ];
}
