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

/** A case: loading, failed or ready. */
export type CaseRequest<Case> = Request<{ data: Case }>;

/** The props shared by the screens about a case. */
export interface CaseShown<Case> {
  request: CaseRequest<Case>;
}

export interface CasePageProps<Case>
  extends CaseShown<Case>, Pick<RequestedProps<{ data: Case }>, "loading" | "failed"> {
  /** Renders the loaded case. */
  children: (data: Case) => ReactNode;
}

/** A page about one order or one case, including its loading and failed states. */
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
  /** Spans both columns: the header and the next step. */
  head: ReactNode;
  /** The case itself. */
  children: ReactNode;
  /** History and addresses; below the case on a phone. */
  aside: ReactNode;
}

/** The layout of a `CasePage`, in two columns from 1024 px. Spec §2, complaint detail. */
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

/** Skeletons of the heading, the next step and the two columns. */
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
