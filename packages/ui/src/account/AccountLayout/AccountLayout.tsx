import { useTranslation } from "@sen/i18n";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, mixins, space } from "../../foundations/index.ts";
import { Link } from "../../primitives/index.ts";
import { AccountMenu, type AccountMenuProps } from "../AccountMenu/AccountMenu.tsx";
import { CustomerHeader, type ShownCustomer } from "../AccountMenu/CustomerHeader.tsx";

export interface AccountLayoutProps extends Omit<AccountMenuProps, "look"> {
  /** The signed-in customer; null while loading. */
  customer: ShownCustomer | null;
  /** URL of the menu page, for the back link on a phone. */
  accountHref: string;
  /** URL of the list that the page's item belongs to. The back link leads there instead. */
  listHref?: string | undefined;
  /** The page's content. */
  children: ReactNode;
}

/** Layout of an account page: the menu beside it from 1024 px, below that a link back to the menu or list. */
export function AccountLayout({ customer, accountHref, listHref, children, ...menu }: AccountLayoutProps) {
  const { t } = useTranslation("account");
  return (
    <Root>
      <aside>
        <CustomerHeader customer={customer} heading="p" />
        <AccountMenu {...menu} />
      </aside>
      <div>
        <Link href={listHref ?? accountHref} data-back>
          <ChevronLeft aria-hidden size={20} />
          {listHref !== undefined && menu.current ? t(`menu.item.${menu.current}`) : t("menu.label")}
        </Link>
        {children}
      </div>
    </Root>
  );
}

const Root = styled.div`
  > aside {
    display: none;
  }
  > div > [data-back] {
    ${mixins.touchRow(1)}
    margin-left: calc(-1 * ${space[1]});
    padding-right: ${space[3]};
    ${mixins.textStyle("small", { weight: "medium", color: "inkMuted" })}
  }
  ${media.large} {
    ${mixins.grid(8)}
    grid-template-columns: 264px minmax(0, 1fr);
    align-items: start;

    > aside {
      ${mixins.card}
      ${mixins.grid(4)}
      padding: ${space[4]} ${space[3]};
    }
    > aside > div:first-child {
      padding: 0 ${space[1]} ${space[4]};
      border-bottom: 1px solid ${color.line};
    }
    > div > [data-back] {
      display: none;
    }
  }
`;
