import { useTranslation } from "@sen/i18n";
import { useToast, type ToastMessage } from "@sen/ui/primitives";

/**
 * Says in a message that something was not done, and why. The words of refusals come with the first of them: a page that shows
 * none does without.
 */
export function useFailureToast() {
  const { t } = useTranslation("errors");
  const toast = useToast();
  return async (failure: unknown, message: ToastMessage): Promise<number> => {
    const words = await import("./describe-failure.ts").catch(() => null);
    const description = words?.describeFailure(failure, t).message ?? t("network.offline");
    return toast.show({ tone: "danger", description, ...message });
  };
}
