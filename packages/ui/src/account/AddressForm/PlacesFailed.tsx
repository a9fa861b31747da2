import { useTranslation } from "@sen/i18n";
import { RetryButton } from "../../primitives/index.ts";

interface PlacesFailedProps {
  onRetry: () => void;
}

/** Says below a field that its places could not be loaded, with a retry. */
export function PlacesFailed({ onRetry }: PlacesFailedProps) {
  const { t } = useTranslation("account");
  return (
    <span role="alert">
      {t("address.form.places_failed")} <RetryButton tone="quiet" size="small" onRetry={onRetry} />
    </span>
  );
}
