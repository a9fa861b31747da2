import { useTranslation } from "@sen/i18n";
import { Button } from "../primitives/Button/Button.tsx";
import { Notice } from "../primitives/Notice/Notice.tsx";

/** At the place of a part of the page whose code could not be loaded. */
export function PartFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation("shell");
  return (
    <Notice
      urgent
      title={t("part.failed")}
      action={
        <Button tone="quiet" size="small" onClick={onRetry}>
          {t("part.retry")}
        </Button>
      }
    >
      {t("part.hint")}
    </Notice>
  );
}
