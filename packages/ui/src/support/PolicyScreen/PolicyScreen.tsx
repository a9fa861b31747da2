import { POLICIES, POLICIES_UPDATED_AT, RETURN_DAYS, type Policy } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, size, space } from "../../foundations/index.ts";
import { ButtonLink, LinkChips, TextLink } from "../../primitives/index.ts";
import { PlainText } from "../PlainText/PlainText.tsx";

export interface PolicyScreenProps {
  /** Policy to show. */
  policy: Policy;
  /** URLs of its links. */
  hrefs: {
    policy: (policy: Policy) => string;
    customerSupport: string;
  };
}

/** Sections that every policy has. */
const SECTIONS = ["1", "2", "3", "4", "5", "6"] as const;

/** One of the shop's policies, with links to the others. Works without JavaScript. */
export function PolicyScreen({ policy, hrefs }: PolicyScreenProps) {
  const { t } = useTranslation(["policies", "shell"]);
  const { date } = useFormat();
  return (
    <Root>
      <header>
        <h1>{t(`policies:${policy}.title`)}</h1>
        <p>{t("updated", { date: date(POLICIES_UPDATED_AT) })}</p>
        <p data-lead>{t(`policies:${policy}.lead`)}</p>
      </header>
      <nav aria-label={t("contents")}>
        <ol>
          {SECTIONS.map((section) => (
            <li key={section}>
              <TextLink href={`#s${section}`}>{t(`policies:${policy}.${section}.title`)}</TextLink>
            </li>
          ))}
        </ol>
      </nav>
      <article>
        {SECTIONS.map((section) => (
          <section key={section} id={`s${section}`} aria-labelledby={`t${section}`}>
            <h2 id={`t${section}`}>
              {section}. {t(`policies:${policy}.${section}.title`)}
            </h2>
            <PlainText text={t(`policies:${policy}.${section}.text`, { days: RETURN_DAYS })} />
          </section>
        ))}
      </article>
      <footer>
        <p>{t("help")}</p>
        <ButtonLink href={hrefs.customerSupport} tone="secondary">
          {t("help_link")}
        </ButtonLink>
        <nav aria-label={t("others")}>
          <LinkChips
            chips={POLICIES.filter((other) => other !== policy).map((other) => ({
              label: t(`shell:policy.${other}`),
              href: hrefs.policy(other),
            }))}
          />
        </nav>
      </footer>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(6)}
  ${mixins.column("72ch")}

  header > p {
    margin-top: ${space[1]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  header > [data-lead] {
    margin-top: ${space[3]};
    ${mixins.textStyle("lead", { color: "ink" })}
  }
  > nav > ol {
    padding-left: ${space[6]};
    list-style: revert;
  }
  > nav a {
    ${mixins.touchRow()}
  }
  article {
    ${mixins.grid(6)}
  }
  section {
    scroll-margin-top: calc(${size.header} + ${space[4]});
  }
  h2 {
    margin-bottom: ${space[2]};
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  > footer {
    ${mixins.grid(3)}
    justify-items: start;
    padding-top: ${space[5]};
    border-top: 1px solid ${color.line};
  }
`;
