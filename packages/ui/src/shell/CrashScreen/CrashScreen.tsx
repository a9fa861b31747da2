import { CRASH_REDIRECT_MS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { CloudLightning } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { ButtonLink, EmptyState, useToast } from "../../primitives/index.ts";

export interface CrashScreenProps {
  /** The home page. */
  homeHref: string;
  /** Opens the start page anew: two seconds after this one is shown (spec §2 and §9), or when the link is pressed. */
  onGoHome: () => void;
}

/** Rendering failed: says so, here and in a toast, and goes home after two seconds. Spec §2 and §8. */
export function CrashScreen({ homeHref, onGoHome }: CrashScreenProps) {
  const { t } = useTranslation("shell");
  const toast = useToast();
  const notify = useEffectEvent(() => {
    toast.show({ tone: "danger", title: t("crash.title"), description: t("crash.toast") });
  });
  const leave = useEffectEvent(onGoHome);
  useEffect(() => {
    notify();
    const timer = window.setTimeout(() => leave(), CRASH_REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <EmptyState
      heading="h1"
      picture={<CloudLightning />}
      title={t("crash.title")}
      action={
        // A whole new page: what crashed is not to be trusted with the step.
        <ButtonLink
          href={homeHref}
          tone="secondary"
          onClick={(event) => {
            event.preventDefault();
            onGoHome();
          }}
        >
          {t("crash.home")}
        </ButtonLink>
      }
    >
      {t("crash.text")}
    </EmptyState>
  );
}
