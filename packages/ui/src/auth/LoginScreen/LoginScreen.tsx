import { useTranslation } from "@sen/i18n";
import { MapPin, PackageCheck, TicketPercent } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { card, color, container, plainList, space, text, weight } from "../../foundations/index.ts";
import { Notice, TextLink } from "../../primitives/index.ts";
import { LoginForm, type LoginFormProps } from "../LoginForm/index.ts";
import { Lotus } from "./Lotus.tsx";

/** Why the customer stands at the sign-in page, when it was not their own idea. */
export type LoginNotice = "session_ended" | "needed" | "password_changed" | "signed_out";

export interface LoginScreenProps extends LoginFormProps {
  /** Said above the form. */
  notice?: LoginNotice | undefined;
  /** Where a new customer registers; no link without it. */
  registerHref?: string | undefined;
  /** Other ways to sign in, below the form. */
  social?: ReactNode;
}

const benefits = [
  { icon: PackageCheck, key: "auth:login.benefit.orders" },
  { icon: TicketPercent, key: "auth:login.benefit.coupons" },
  { icon: MapPin, key: "auth:login.benefit.address" },
] as const;

/** The sign-in page: the form, and on a wide screen what signing in is good for. Spec §2, login. */
export function LoginScreen({ notice, registerHref, social, ...form }: LoginScreenProps) {
  const { t } = useTranslation("auth");
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
        <section>
          <h1>{t("login.title")}</h1>
          {notice !== undefined && (
            <Notice tone={notice === "password_changed" || notice === "signed_out" ? "success" : "info"}>
              {t(`login.notice.${notice}`)}
            </Notice>
          )}
          <LoginForm {...form} />
          {social}
          {registerHref !== undefined && (
            <p>
              {t("login.no_account")} <TextLink href={registerHref}>{t("login.register")}</TextLink>
            </p>
          )}
        </section>
      </div>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
  padding-block: ${space[2]};

  > div {
    ${card}
    max-width: 440px;
    margin: ${space[4]} auto;
    overflow: hidden;
  }
  aside {
    display: none;
  }
  section {
    display: grid;
    align-content: center;
    gap: ${space[5]};
    padding: ${space[6]} ${space[5]};
  }
  section > p {
    text-align: center;
    color: ${color.inkMuted};
  }
  section > p > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${space[1]};
  }
  ${container.medium} {
    > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
      max-width: 940px;
      margin-block: ${space[10]};
    }
    aside {
      display: grid;
      align-content: center;
      gap: ${space[6]};
      padding: ${space[10]};
      background: ${color.brandSoft};
      color: ${color.brandSoftInk};
    }
    aside > svg {
      width: 180px;
      color: ${color.brand};
    }
    aside > p {
      font: ${text.title};
    }
    aside > ul {
      ${plainList}
      display: grid;
      gap: ${space[4]};
    }
    aside li {
      display: flex;
      gap: ${space[3]};
      font-weight: ${weight.medium};
    }
    aside li > svg {
      flex: none;
      margin-top: 1px;
    }
    section {
      padding: ${space[10]};
    }
  }
`;
