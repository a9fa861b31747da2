import { OPERATOR, POLICIES, SUPPORT_CATEGORIES, supportCategoryKey } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { memo } from "react";
import { styled } from "styled-components";
import { color, media, mixins, size, space, text, weight } from "../../foundations/index.ts";
import { Link } from "../../primitives/Link/Link.tsx";
import type { HeaderProps } from "../Header/Header.tsx";
import { LanguageSwitch } from "../LanguageSwitch/LanguageSwitch.tsx";
import { SchemeSwitch, type SchemeSwitchProps } from "../SchemeSwitch/SchemeSwitch.tsx";
import { Wordmark } from "../Wordmark/Wordmark.tsx";

export interface FooterProps extends Pick<HeaderProps, "paths" | "malls" | "language"> {
  /** Props of the color scheme switch; hidden without them. */
  scheme?: SchemeSwitchProps | undefined;
}

/** The nine support categories, policies, hotline, malls, language and the company's details. */
export const Footer = memo(function Footer({ paths, malls, language, scheme }: FooterProps) {
  const { t } = useTranslation("shell");
  const { date } = useFormat();
  const help = [
    ...SUPPORT_CATEGORIES.map((category) => ({
      href: paths.supportCategory(category),
      label: t(supportCategoryKey(category)),
    })),
    { href: paths.support, label: t("footer.help") },
    { href: paths.customerSupport, label: t("footer.customerSupport") },
    { href: paths.blogs, label: t("blog") },
  ];
  const policies = POLICIES.map((policy) => ({ href: paths.policy(policy), label: t(`policy.${policy}`) }));
  const ofMalls = malls.map(({ id, name }) => ({ href: paths.mall(id), label: name }));
  return (
    <Root>
      <div>
        <div>
          <Wordmark />
          <p>{t("footer.tagline")}</p>
          <p>
            {t("footer.hotline")} <a href={`tel:${OPERATOR.hotline}`}>{OPERATOR.hotlineText}</a>
            <br />
            {t("hours")}
          </p>
          <LanguageSwitch {...language} />
          {scheme && <SchemeSwitch {...scheme} />}
          <p>{t("footer.dates")}</p>
        </div>
        <Links id="footer-support" title={t("footer.support")} links={help} />
        <Links id="footer-policies" title={t("footer.policies")} links={policies} />
        <Links id="footer-malls" title={t("malls.title")} links={ofMalls} />
      </div>
      <p>
        <strong>{t("footer.company")}</strong>
        <br />
        {t("footer.registration", { number: OPERATOR.registrationNumber, date: date(OPERATOR.registeredAt) })}
        <br />
        {t("footer.address")} · <a href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</a>
        <br />
        {t("footer.rights")}
      </p>
    </Root>
  );
});

interface LinksProps {
  id: string;
  title: string;
  links: readonly { href: string; label: string }[];
}

/** A list of links with a heading; nothing if there are none. */
function Links({ id, title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav id={id} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Root = styled.footer`
  margin-top: ${space[16]};
  padding: ${space[10]} ${space[4]} ${space[6]};
  background: ${color.surfaceSunken};
  ${mixins.textStyle("small", { color: "inkMuted" })}

  > div {
    ${mixins.grid(8)}
    max-width: calc(${size.page} - 2 * ${space[6]});
    margin-inline: auto;
  }
  > div > div {
    ${mixins.grid(4)}
    align-content: start;
    justify-items: start;
    max-width: 34ch;
  }
  h2 {
    margin-bottom: ${space[2]};
    ${mixins.textStyle("small", { weight: "semibold", color: "ink" })}
  }
  ul {
    ${mixins.grid(0, 4)}
    grid-template-columns: 1fr 1fr;
  }
  li > a {
    ${mixins.row()}
    min-height: 44px;
  }
  li > a:hover {
    color: ${color.brand};
    text-decoration: underline;
  }
  p > a {
    display: inline-block;
    padding-block: 11px;
    margin-block: -11px;
    color: ${color.brand};
    font-weight: ${weight.medium};
  }
  > p {
    max-width: calc(${size.page} - 2 * ${space[6]});
    margin: ${space[8]} auto 0;
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
    font: ${text.caption};
  }
  /* On a phone, the help center's own page lists the topics. */
  ${media.belowMedium} {
    #footer-support li:nth-child(-n + ${SUPPORT_CATEGORIES.length}) {
      display: none;
    }
  }
  ${media.medium} {
    ul {
      grid-template-columns: 1fr;
    }
    > div {
      grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
    }
    #footer-support {
      grid-column: span 2;
    }
    #footer-support > ul {
      grid-template-columns: 1fr 1fr;
    }
    li > a {
      min-height: 32px;
    }
  }
  ${media.large} {
    padding-inline: ${space[6]};
  }
  @media (pointer: coarse) {
    li > a {
      min-height: 44px;
    }
  }
  ${media.print} {
    display: none;
  }
`;
