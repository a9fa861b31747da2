import { styled } from "styled-components";
import { card, space } from "../../foundations/index.ts";
import { AccountMenu, type AccountMenuProps } from "../AccountMenu/index.ts";
import { CustomerHeader, type ShownCustomer } from "../AccountMenu/CustomerHeader.tsx";

export interface AccountScreenProps extends Pick<AccountMenuProps, "hrefs" | "onSignOut"> {
  /** Who is signed in; null until it is known. */
  customer: ShownCustomer | null;
}

/** The account's first page: who is signed in, and the menu as lists. Spec §2, account. */
export function AccountScreen({ customer, hrefs, onSignOut }: AccountScreenProps) {
  return (
    <Root>
      <header>
        <CustomerHeader customer={customer} heading="h1" />
      </header>
      <AccountMenu hrefs={hrefs} onSignOut={onSignOut} look="lists" />
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[5]};

  > header {
    ${card}
    padding: ${space[4]};
  }
`;
