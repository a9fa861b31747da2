import { useTranslation } from "@sen/i18n";
import { describeFailure, type Refusal } from "./describe-failure.ts";

/** Puts failures into words: `describeFailure` with the page's texts. */
export function useRefusal(): (failure: unknown) => Refusal {
  const { t } = useTranslation("errors");
  return (failure) => describeFailure(failure, t);
}
