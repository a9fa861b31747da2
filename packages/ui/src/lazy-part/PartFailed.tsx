import { useTranslation } from "@sen/i18n";
import { RetryButton } from "../primitives/Button/RetryButton.tsx";
import { Notice } from "../primitives/Notice/Notice.tsx";

/** At the place of a part of the page whose code could not be loaded. */
export function PartFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation("shell");
  return (
    <Notice
      urgent
      title={t("part.failed")}
      action={<RetryButton tone="quiet" size="small" onRetry={onRetry} />}
    >
      {t("part.hint")}
    </Notice>
  );
}
