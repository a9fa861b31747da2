import { useTranslation } from "@sen/i18n";
import { FailedState, type FailedStateProps } from "../../primitives/index.ts";

/** A page of the catalog, or its products, failed to load. */
export function CatalogFailed(props: Pick<FailedStateProps, "onRetry" | "heading">) {
  const { t } = useTranslation("catalog");
  return (
    <FailedState {...props} title={t("failed.title")}>
      {t("failed.text")}
    </FailedState>
  );
}
