import { useTranslation } from "@sen/i18n";
import { MapPin, PackageCheck, TicketPercent } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useStepFocus } from "../../forms/use-step-focus.ts";
import { color, container, mixins, space, text, weight } from "../../foundations/index.ts";
import { Lotus } from "./Lotus.tsx";

export interface AuthLayoutProps {
  /** The page's heading. */
  title: string;
  /** Names the form, if another one replaces it on the page and takes the focus. */
  step?: string;
  /** The form, and below it, as paragraphs, links to alternatives. */
  children: ReactNode;
}

const benefits = [
  { icon: PackageCheck, key: "auth:login.benefit.orders" },
  { icon: TicketPercent, key: "auth:login.benefit.coupons" },
  { icon: MapPin, key: "auth:login.benefit.address" },
] as const;

/** The layout of the sign-in and registration pages: a card, and on a wide screen the benefits of an account. */
export function AuthLayout({ title, step, children }: AuthLayoutProps) {
  const { t } = useTranslation("auth");
  const root = useStepFocus(step);
  return (
    <Root>
      <div>
        <aside>
          <Lotus />
          <p>{t("login.welcome")}</p>
          <ul>
            {benefits.map(({ icon: Icon, key }) => (
              <li key={key}>
                <Icon aria-hidden size={22} strokeWidth={1.75} />
                {t(key)}
              </li>
            ))}
          </ul>
        </aside>
        <section ref={root}>
          <h1>{title}</h1>
          {children}
        </section>
      </div>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
  padding-block: ${space[2]};

  > div {
    ${mixins.card}
    max-width: 440px;
    margin: ${space[4]} auto;
    overflow: hidden;
  }
  > div > aside {
    display: none;
  }
  > div > section {
    ${mixins.grid(5)}
    align-content: center;
    padding: ${space[6]} ${space[5]};
  }
  > div > section > p {
    text-align: center;
    color: ${color.inkMuted};
  }
  > div > section > p > a {
    ${mixins.touchRow()}
    padding-inline: ${space[1]};
  }
  ${container.medium} {
    > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
      max-width: 940px;
      margin-block: ${space[10]};
    }
    > div > aside {
      ${mixins.grid(6)}
      align-content: center;
      padding: ${space[10]};
      ${mixins.tint("brand")}
    }
    > div > aside > svg {
      width: 180px;
      color: ${color.brand};
    }
    > div > aside > p {
      font: ${text.title};
    }
    > div > aside > ul {
      ${mixins.grid(4)}
    }
    > div > aside > ul > li {
      ${mixins.flex(3)}
      font-weight: ${weight.medium};
    }
    > div > aside > ul > li > svg {
      margin-top: 1px;
    }
    > div > section {
      padding: ${space[10]};
    }
  }
`;
