import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";

/**
 * Shows a toast with what failed, why, and a retry button. The wording of refusals is loaded with the first failure, so that
 * pages without one do not pay for it.
 */
export function useFailureToast() {
  const { t } = useTranslation(["errors", "shell"]);
  const toast = useToast();
  return async (failure: unknown, title: string, onRetry: () => unknown): Promise<number> => {
    const words = await import("./describe-failure.ts").catch(() => null);
    const description = words?.describeFailure(failure, t).message ?? t("network.offline");
    const action = { label: t("shell:part.retry"), onPress: () => void onRetry() };
    return toast.show({ tone: "danger", title, description, action });
  };
}
