import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media, mixins } from "../../foundations/index.ts";
import { FailedState, Loading, Skeleton, VisuallyHidden } from "../../primitives/index.ts";
import type { CaseRequest } from "./case-request.ts";

export interface CasePageProps<Case> {
  /** What is shown, or that it is still loading or could not be had. */
  request: CaseRequest<Case>;
  /** What is being waited for, read aloud. */
  loading: string;
  /** What could not be loaded. */
  failed: string;
  /** What is shown once the case is there. */
  children: (data: Case) => ReactNode;
}

/** A page about one order or one request: loading, failed, or all of it. */
export function CasePage<Case>({ request, loading, failed, children }: CasePageProps<Case>) {
  const { t } = useTranslation("aftersales");
  return (
    <Root>
      {request.state === "loading" && (
        <>
          <VisuallyHidden as="h1">{loading}</VisuallyHidden>
          <Loading label={loading}>
            <CaseSkeleton />
          </Loading>
        </>
      )}
      {request.state === "failed" && (
        <FailedState heading="h1" title={failed} onRetry={request.onRetry}>
          {t("case_page.failed_hint")}
        </FailedState>
      )}
      {request.state === "ready" && children(request.data)}
    </Root>
  );
}

/** Heading, next step and two columns as skeletons. */
function CaseSkeleton() {
  return (
    <div data-stack>
      <Skeleton shape="box" width="70%" height="32px" />
      <Skeleton width="45%" />
      <Skeleton shape="box" height="132px" />
      <div data-columns>
        <div data-stack>
          <Skeleton shape="box" height="240px" />
          <Skeleton shape="box" height="320px" />
        </div>
        <div data-stack>
          <Skeleton shape="box" height="280px" />
        </div>
      </div>
    </div>
  );
}

const Root = styled.article`
  [data-stack] {
    ${mixins.stack(4)}
    align-content: start;
  }
  [data-stack] > [data-columns] {
    ${mixins.stack(4)}
  }
  ${media.large} {
    [data-stack] > [data-columns] {
      grid-template-columns: minmax(0, 1fr) 320px;
      align-items: start;
    }
  }
`;
