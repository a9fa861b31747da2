import { useTranslation } from "@sen/i18n";
import type { Refusal } from "./refusal.ts";

/** Turns a call that got no answer into a refusal that says so: what was asked for may be asked for again. Spec §8. */
export function useLostAnswer(): (error: unknown) => Refusal {
  const { t } = useTranslation("errors");
  return (error) => {
    const name = error instanceof Error ? error.name : ""; // By name: the client itself comes with the first call.
    const message =
      name === "TimeoutError"
        ? t("network.timeout")
        : t(name === "NetworkError" ? "network.offline" : "something_wrong");
    return { kind: "refused", message, field: null };
  };
}
