import { NetworkError } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { FailedState } from "@sen/ui/primitives";
import { CrashScreen, NotFoundScreen } from "@sen/ui/shell";
import { isRouteErrorResponse } from "react-router-dom";
import { MissingPage } from "../data/throw-if-missing.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePaths } from "../paths.ts";

export interface PageFailureProps {
  /** What the route threw. */
  error: unknown;
}

/** Why there is no page: no such thing (404), a backend that can't be reached (503), or a crash (home after two seconds). */
export default function PageFailure({ error }: PageFailureProps) {
  const { t } = useTranslation(["shell", "errors"]);
  const paths = usePaths();
  if (error instanceof MissingPage || (isRouteErrorResponse(error) && error.status === 404)) {
    return (
      <>
        <PageHead title={t("notFound.title")} noIndex />
        <NotFoundScreen homeHref={paths.home()} productsHref={paths.products()} />
      </>
    );
  }
  if (isRouteErrorResponse(error) || error instanceof NetworkError) {
    return (
      <>
        <PageHead title={t("errors:unavailable.title")} noIndex />
        <FailedState
          title={t("errors:unavailable.title")}
          retryLabel={t("errors:retry")}
          onRetry={() => {
            window.location.reload();
          }}
        >
          {t("errors:unavailable.text")}
        </FailedState>
      </>
    );
  }
  return (
    <CrashScreen
      homeHref={paths.home()}
      onGoHome={() => {
        window.location.assign(paths.home());
      }}
    />
  );
}
