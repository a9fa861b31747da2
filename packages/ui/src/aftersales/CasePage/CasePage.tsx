import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media, mixins } from "../../foundations/index.ts";
import {
  type Request,
  Requested,
  type RequestedProps,
  Skeleton,
  VisuallyHidden,
} from "../../primitives/index.ts";

/** A case: loading, failed, or there. */
export type CaseRequest<Case> = Request<{ data: Case }>;

/** What a screen about a case is given first. */
export interface CaseShown<Case> {
  /** What is shown, or that it is still loading or could not be had. */
  request: CaseRequest<Case>;
}

export interface CasePageProps<Case>
  extends CaseShown<Case>, Pick<RequestedProps<{ data: Case }>, "loading" | "failed"> {
  /** What is shown once the case is there. */
  children: (data: Case) => ReactNode;
}

/** A page about one order or one request: loading, failed, or all of it. */
export function CasePage<Case>({ children, ...texts }: CasePageProps<Case>) {
  const { t } = useTranslation("aftersales");
  return (
    <Root>
      {texts.request.state === "loading" && <VisuallyHidden as="h1">{texts.loading}</VisuallyHidden>}
      <Requested {...texts} hint={t("case_page.failed_hint")} heading="h1" skeleton={<CaseSkeleton />}>
        {({ data }) => children(data)}
      </Requested>
    </Root>
  );
}

export interface CaseColumnsProps {
  /** Across both columns: what it is about, what comes next. */
  head: ReactNode;
  /** The case itself. */
  children: ReactNode;
  /** What happened so far, and where; below the case on a phone. */
  aside: ReactNode;
}

/** The parts of a `CasePage`, in two columns from 1024 px. Spec §2, complaint detail. */
export function CaseColumns({ head, children, aside }: CaseColumnsProps) {
  return (
    <div data-stack>
      {head}
      <div data-stack data-columns>
        <div data-stack>{children}</div>
        <div data-stack>{aside}</div>
      </div>
    </div>
  );
}

/** Heading, next step and two columns as skeletons. */
function CaseSkeleton() {
  return (
    <CaseColumns
      head={
        <>
          <Skeleton shape="box" width="70%" height="32px" />
          <Skeleton width="45%" />
          <Skeleton shape="box" height="132px" />
        </>
      }
      aside={<Skeleton shape="box" height="280px" />}
    >
      <Skeleton shape="box" height="240px" />
      <Skeleton shape="box" height="320px" />
    </CaseColumns>
  );
}

const Root = styled.article`
  [data-stack] {
    ${mixins.stack(4)}
    align-content: start;
  }
  ${media.large} {
    [data-stack] > [data-columns] {
      grid-template-columns: minmax(0, 1fr) 320px;
      align-items: start;
    }
  }
`;
