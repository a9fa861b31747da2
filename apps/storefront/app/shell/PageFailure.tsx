import { NetworkError } from "@sen/api";
import { TextsUnreachable, useTranslation } from "@sen/i18n";
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

/** Why there is no page: no such thing (404), a backend or texts that can't be reached (503), or a crash (home after two seconds). */
export default function PageFailure({ error }: PageFailureProps) {
  const { t } = useTranslation("shell");
  const paths = usePaths();
  if (error instanceof MissingPage || (isRouteErrorResponse(error) && error.status === 404)) {
    return (
      <>
        <PageHead title={t("notFound.title")} noIndex />
        <NotFoundScreen homeHref={paths.home()} productsHref={paths.products()} />
      </>
    );
  }
  if (isRouteErrorResponse(error) || error instanceof NetworkError || error instanceof TextsUnreachable) {
    return (
      <>
        <PageHead title={t("unavailable.title")} noIndex />
        <FailedState
          title={t("unavailable.title")}
          retryLabel={t("unavailable.retry")}
          onRetry={() => {
            window.location.reload();
          }}
        >
          {t("unavailable.text")}
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
