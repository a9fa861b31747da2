import type { Mall } from "@sen/api";
import { OPERATOR, POLICIES, type Policy } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Clock, Mail, Phone } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, space, text } from "../../foundations/index.ts";
import { LinkChips, TextLink } from "../../primitives/index.ts";

export interface CustomerSupportScreenProps {
  /** Malls, each with a help desk. */
  malls: readonly Pick<Mall, "id" | "name" | "address" | "hotline" | "opening_hours">[];
  /** URLs of its links. */
  hrefs: {
    orders: string;
    mall: (id: number) => string;
    policy: (policy: Policy) => string;
  };
}

/** Hotline and hours, what to have ready, and the malls' help desks. Static: works without JavaScript. Spec §2, support. */
export function CustomerSupportScreen({ malls, hrefs }: CustomerSupportScreenProps) {
  const { t } = useTranslation(["support", "shell"]);
  return (
    <Root>
      <header>
        <h1>{t("shell:page.customer_support")}</h1>
        <p>{t("customer.lead")}</p>
      </header>
      <dl>
        <div>
          <Phone aria-hidden />
          <dt>{t("shell:footer.hotline")}</dt>
          <dd>
            <a href={`tel:${OPERATOR.hotline}`}>{OPERATOR.hotlineText}</a>
          </dd>
        </div>
        <div>
          <Clock aria-hidden />
          <dt>{t("customer.hours")}</dt>
          <dd>
            <span>{t("shell:hours")}</span>
          </dd>
        </div>
        <div>
          <Mail aria-hidden />
          <dt>{t("customer.email")}</dt>
          <dd>
            <a href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</a>
            <p data-muted>{t("customer.email_note")}</p>
          </dd>
        </div>
      </dl>
      <section aria-labelledby="before">
        <h2 id="before">{t("customer.before")}</h2>
        <ul>
          <li>
            <TextLink href={hrefs.orders}>{t("customer.orders")}</TextLink> {t("customer.orders_note")}
          </li>
          <li>{t("customer.code_note")}</li>
          <li>{t("customer.safety")}</li>
        </ul>
      </section>
      <nav aria-labelledby="policies">
        <h2 id="policies">{t("shell:footer.policies")}</h2>
        <LinkChips
          chips={POLICIES.map((policy) => ({
            label: t(`shell:policy.${policy}`),
            href: hrefs.policy(policy),
          }))}
        />
      </nav>
      {malls.length > 0 && (
        <section aria-labelledby="counters">
          <h2 id="counters">{t("customer.malls")}</h2>
          <ul data-malls>
            {malls.map(({ id, name, address, hotline, opening_hours }) => (
              <li key={id}>
                <TextLink href={hrefs.mall(id)}>{name}</TextLink>
                <p data-muted>{address}</p>
                <p data-muted>{opening_hours}</p>
                <a href={`tel:${hotline}`} aria-label={`${t("customer.mall_hotline", { name })}: ${hotline}`}>
                  {hotline}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(8)}
  ${mixins.column("960px")}

  header > p {
    max-width: 60ch;
    margin-top: ${space[2]};
    font: ${text.lead};
  }
  > dl {
    ${mixins.grid(3)}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  }
  > dl > div {
    ${mixins.card}
    padding: ${space[4]};
  }
  > dl svg {
    ${mixins.square("24px")}
    color: ${color.brand};
  }
  dt {
    margin-top: ${space[2]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  dd {
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  dd > :is(a, span),
  [data-malls] a {
    ${mixins.touchRow()}
  }
  dd > a,
  [data-malls] > li > a:last-child {
    color: ${color.brand};
  }
  h2 {
    margin-bottom: ${space[3]};
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  section > ul:not([data-malls]) {
    ${mixins.grid(2)}
    padding-left: ${space[5]};
    list-style: revert;
  }
  [data-malls] {
    ${mixins.grid(3)}
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  }
  [data-malls] > li {
    ${mixins.card}
    padding: ${space[3]} ${space[4]};
    font: ${text.small};
  }
`;
