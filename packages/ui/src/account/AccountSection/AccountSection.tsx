import type { ReactNode } from "react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { FailedState, Loading } from "../../primitives/index.ts";

export interface AccountSectionProps {
  /** Its heading. */
  title: string;
  /** How far what the page shows is known. */
  request: { state: "loading" | "ready" } | { state: "failed"; onRetry: () => unknown };
  /** Said and drawn while it is not known yet. */
  loading: { label: string; box: ReactNode };
  /** Said when it did not come. */
  failed: { title: string; hint: string };
  /** What is shown once it is known, in boxes with `data-card`. */
  children: ReactNode;
}

/** A page of the account about one record: its title, and its box while the record loads or where it did not come. */
export function AccountSection({ title, request, loading, failed, children }: AccountSectionProps) {
  return (
    <Root>
      <h1>{title}</h1>
      {request.state === "loading" && (
        <Loading label={loading.label}>
          <div data-card>{loading.box}</div>
        </Loading>
      )}
      {request.state === "failed" && (
        <FailedState title={failed.title} onRetry={request.onRetry}>
          {failed.hint}
        </FailedState>
      )}
      {request.state === "ready" && children}
    </Root>
  );
}

const Root = styled.section`
  ${mixins.stack(4)}
  max-width: 640px;

  > [data-card],
  > [aria-busy] > [data-card] {
    ${mixins.card}
    ${mixins.grid(4)}
    padding: ${space[5]} ${space[4]};
  }
`;
