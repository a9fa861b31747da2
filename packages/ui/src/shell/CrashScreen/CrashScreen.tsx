import { CRASH_REDIRECT_MS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { CloudLightning } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { ButtonLink, EmptyState, useToast } from "../../primitives/index.ts";

export interface CrashScreenProps {
  /** URL of the home page. */
  homeHref: string;
  /** Reloads to the home page: two seconds after mounting (spec §2 and §9), or when the link is clicked. */
  onGoHome: () => void;
}

/** Says on the page and in a toast that rendering failed, and goes to the home page after two seconds. Spec §2 and §8. */
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
        // A full page load: after a crash, do not rely on the router.
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
