import type { ReactNode } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Card, Requested, type RequestedProps } from "../../primitives/index.ts";

/** A page of the account: its title above a column of cards. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <h1>{title}</h1>
      {children}
    </Root>
  );
}

export interface AccountSectionProps<Ready extends object> extends RequestedProps<Ready> {
  /** The page's heading. */
  title: string;
}

/** A page of the account about one record: its title, a skeleton card while it loads, then its cards. */
export function AccountSection<Ready extends object>(props: AccountSectionProps<Ready>) {
  const { title, skeleton, ...record } = props;
  return (
    <AccountPage title={title}>
      <Requested {...record} skeleton={<Card>{skeleton}</Card>} />
    </AccountPage>
  );
}

const Root = styled.section`
  ${mixins.stack(4)}
  max-width: 640px;
`;
