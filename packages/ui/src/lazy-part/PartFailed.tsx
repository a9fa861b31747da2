import { useTranslation } from "@sen/i18n";
import { Button } from "../primitives/Button/Button.tsx";
import { Notice } from "../primitives/Notice/Notice.tsx";

export interface PartFailedProps {
  /** May return a promise: the button is busy until it settles. */
  onRetry: () => unknown;
}

/** At the place of a part of the page whose code could not be loaded. */
export function PartFailed({ onRetry }: PartFailedProps) {
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
