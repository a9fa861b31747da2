import { useTranslation } from "@sen/i18n";
import { ChevronRight, LogOut } from "lucide-react";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius, space } from "../../foundations/index.ts";
import { Link } from "../../primitives/index.ts";
import { accountMenuGroups, accountMenuIcons, type AccountMenuItem } from "./account-menu-items.ts";

export interface AccountMenuProps {
  /** URL of each entry; an entry without one is not shown. */
  hrefs: Partial<Record<AccountMenuItem, string>>;
  /** The entry of the current page. */
  current?: AccountMenuItem | undefined;
  /** Signs out. */
  onSignOut: () => void;
  /** `column` is a slim menu beside the page; `lists` are framed lists that fill the page. @default "column" */
  look?: "column" | "lists";
}

/** The account's menu: my account, notifications, my orders, coupons. Spec §2. */
export function AccountMenu({ hrefs, current, onSignOut, look = "column" }: AccountMenuProps) {
  const { t } = useTranslation("account");
  const groups = accountMenuGroups
    .map(({ title, items }) => ({
      title,
      links: items.flatMap((item) => {
        const href = hrefs[item];
        return href === undefined ? [] : [{ item, href, Icon: accountMenuIcons[item] }];
      }),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <Root aria-label={t("menu.label")} data-look={look}>
      {groups.map(({ title, links }) => (
        <div key={links[0]?.item}>
          {title !== undefined && <h2>{t(`menu.group.${title}`)}</h2>}
          <ul>
            {links.map(({ item, href, Icon }) => (
              <li key={item}>
                <Link href={href} aria-current={item === current ? "page" : undefined}>
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                  <span>{t(`menu.item.${item}`)}</span>
                  <ChevronRight aria-hidden size={18} data-arrow />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <ul>
          <li>
            <button type="button" onClick={onSignOut}>
              <LogOut aria-hidden size={20} strokeWidth={1.75} />
              <span>{t("menu.sign_out")}</span>
            </button>
          </li>
        </ul>
      </div>
    </Root>
  );
}

const Root = styled.nav`
  ${mixins.grid(3)}

  h2 {
    padding: ${space[2]} ${space[3]} ${space[1]};
    ${mixins.textStyle("small", { weight: "semibold", color: "inkMuted" })}
  }
  :is(a, button) {
    ${mixins.row(3)}
    width: 100%;
    min-height: 44px;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.medium};
    text-align: start;
    transition: background ${motion.quick};
  }
  :is(a:not([aria-current]), button) > svg {
    color: ${color.inkMuted};
  }
  :is(a, button) > span {
    ${mixins.fill}
  }
  a[aria-current] {
    ${mixins.current}
  }
  &[data-look="column"] [data-arrow] {
    display: none;
  }
  ${media.hover} {
    :is(a:not([aria-current]), button):hover {
      background: ${color.surfaceSunken};
    }
  }

  &[data-look="lists"] {
    gap: ${space[4]};
  }
  &[data-look="lists"] h2 {
    padding-inline: ${space[1]};
  }
  &[data-look="lists"] ul {
    ${mixins.card}
    overflow: hidden;
  }
  &[data-look="lists"] :is(a, button) {
    min-height: 52px;
    padding-inline: ${space[4]};
    border-radius: 0;
    outline-offset: -3px;
  }
  &[data-look="lists"] li + li {
    border-top: 1px solid ${color.line};
  }
  ${media.medium} {
    &[data-look="lists"] {
      grid-template-columns: 1fr 1fr;
      align-items: start;
    }
  }
`;
