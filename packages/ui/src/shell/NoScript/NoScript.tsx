import { OPERATOR } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { ButtonLink, Notice } from "../../primitives/index.ts";
import type { ShellPaths } from "../shell-types.ts";

/** Page types that need JavaScript. */
export type ScriptedArea = "cart" | "login" | "register" | "payment" | "account" | "orders" | "support";

export interface NoScriptProps {
  /** The page's type if it needs JavaScript; undefined if most of it is readable without. */
  area: ScriptedArea | undefined;
  /** URL of this page. */
  here: string;
  /** URLs of the shop's own pages. */
  paths: ShellPaths;
}

/** Says what needs JavaScript and offers other pages. Render it inside `<noscript>`. */
export function NoScript({ area, here, paths }: NoScriptProps) {
  const { t } = useTranslation("shell");
  if (area === undefined) return <Notice>{t("noscript.browse")}</Notice>;
  return (
    <Root>
      <h1>{t(`noscript.title.${area}`)}</h1>
      <p>{t("noscript.text")}</p>
      <p>{t("noscript.meanwhile", { hotline: OPERATOR.hotlineText, hours: t("hours") })}</p>
      <div>
        <ButtonLink href={here}>{t("noscript.again")}</ButtonLink>
        <ButtonLink href={paths.products} tone="secondary">
          {t("noscript.products")}
        </ButtonLink>
        <ButtonLink href={paths.customerSupport} tone="quiet">
          {t("noscript.support")}
        </ButtonLink>
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  ${mixins.grid(4)}
  max-width: 640px;
  margin: ${space[4]} auto;
  padding: ${space[6]} ${space[5]};

  > div {
    ${mixins.wrap(3)}
  }
`;
