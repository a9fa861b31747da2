import { useTranslation } from "@sen/i18n";
import type { Choosable } from "../variant-choice.ts";

/** Says which groups need a choice: "Chọn màu sắc và kích cỡ trước nhé". */
export function useMissingText({ variance_groups }: Choosable, missing: readonly number[]): string {
  const { t } = useTranslation("product");
  const [first, second] = missing.map((group) => variance_groups[group]?.name.toLocaleLowerCase() ?? "");
  if (first === undefined) return "";
  return second === undefined
    ? t("choice.missing", { groups: first })
    : t("choice.missing_two", { first, second });
}
