import { useTranslation } from "@sen/i18n";
import { useToast, type ToastMessage } from "@sen/ui/primitives";

/**
 * Says in a message that something was not done, and why, with the way to try again. The words of refusals come with the first of
 * them: a page that shows none does without.
 */
export function useFailureToast() {
  const { t } = useTranslation(["errors", "shell"]);
  const toast = useToast();
  return async (
    failure: unknown,
    title: string,
    onRetry: () => unknown,
    options: Pick<ToastMessage, "stayMs"> = {},
  ): Promise<number> => {
    const words = await import("./describe-failure.ts").catch(() => null);
    const description = words?.describeFailure(failure, t).message ?? t("network.offline");
    const action = { label: t("shell:part.retry"), onPress: () => void onRetry() };
    return toast.show({ tone: "danger", title, description, action, ...options });
  };
}
