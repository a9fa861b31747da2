import { useTranslation } from "@sen/i18n";
import { useToast } from "../primitives/Toast/toastStore.ts";

/** Says that something could not be opened, and takes it away again. */
export function useMissingPart(close: () => void): () => void {
  const { t } = useTranslation("product");
  const toast = useToast();
  return () => {
    toast.show({ tone: "danger", title: t("part_failed") });
    close();
  };
}
