import { useTranslation } from "@sen/i18n";
import { FailedState } from "@sen/ui/primitives";
import { lazy } from "react";
import type { PageFailureKind } from "../core/page-data.ts";
import { Crash } from "../shell/CrashPage.tsx";
import { PageHead } from "../shell/PageHead.tsx";

export interface PageFailureProps {
  kind: PageFailureKind;
}

/** Rarely shown, so loaded on demand. */
const MissingPage = lazy(() => import("./MissingPage.tsx").catch(() => ({ default: Unavailable })));

/** Why there is no page: not found, the backend, code or texts unavailable, or a crash. */
export function PageFailure({ kind }: PageFailureProps) {
  const { t } = useTranslation("shell");
  if (kind === "missing") return <MissingPage />;
  if (kind === "unavailable") return <Unavailable />;
  return (
    <>
      <PageHead title={t("crash.title")} noIndex />
      <Crash />
    </>
  );
}

function Unavailable() {
  const { t } = useTranslation("shell");
  return (
    <>
      <PageHead title={t("unavailable.title")} noIndex />
      <FailedState title={t("unavailable.title")} onRetry={() => window.location.reload()}>
        {t("unavailable.text")}
      </FailedState>
    </>
  );
}
