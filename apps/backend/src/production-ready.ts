import { backendSettings, readSettings, refuseBackend, type BackendSettings } from "@sen/config";
import { OPERATOR, sampleDetails, type Operator } from "@sen/domain";
import { LOCALES } from "@sen/i18n/locale";
import { messageText } from "@sen/i18n/messages";
import { StartFailure } from "./database/failure.ts";

/** The company that every page names: its details, and its name and address by where they are written. */
interface Company {
  details: Operator;
  texts: Readonly<Record<string, string>>;
}

const COMPANY: Company = {
  details: OPERATOR,
  texts: Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`footer.company (${locale})`, messageText("shell:footer.company", locale)],
      [`footer.address (${locale})`, messageText("shell:footer.address", locale)],
    ]),
  ),
};

const SAMPLE_TEXTS = [
  "Công ty Cổ phần Sàn thương mại Sen",
  "Sen Marketplace Joint Stock Company",
  "Địa chỉ: Tầng 12, Sen Plaza Thủ Đức, Thành phố Hồ Chí Minh",
  "Address: 12th floor, Sen Plaza Thủ Đức, Ho Chi Minh City",
];

/** Throws with every reason why this must not open as a real shop. A demonstration always passes. */
export function assertProductionReady(env: NodeJS.ProcessEnv = process.env, company = COMPANY): void {
  const settings = readSettings(backendSettings, env);
  const reasons = [...refuseBackend(settings), ...refuseSampleCompany(settings, company)];
  if (reasons.length === 0) return;
  const lines = reasons.map((reason) => `- ${reason}`);
  throw new StartFailure(
    ["SEN_MODE is production, but this shop is not ready to open:", ...lines].join("\n"),
  );
}

/** Every page must name the real company. */
function refuseSampleCompany(
  { SEN_MODE, ALLOW_IN_PRODUCTION }: BackendSettings,
  { details, texts }: Company,
): string[] {
  if (SEN_MODE !== "production" || ALLOW_IN_PRODUCTION.includes("sample-company")) return [];
  const ofSample = Object.keys(texts).filter((name) => SAMPLE_TEXTS.includes(texts[name] ?? ""));
  const left = [...sampleDetails(details), ...ofSample];
  if (left.length === 0) return [];
  return [
    `The company that every page names is a sample (${left.join(", ")}). Replace it in packages/domain/src/operator.ts, its name and address in both shell.json of packages/i18n, and build again. To rehearse, set ALLOW_IN_PRODUCTION=sample-company.`,
  ];
}
