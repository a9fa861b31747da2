import { LOCALES, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, media, motion, radius, space, text, weight } from "../../foundations/index.ts";
import { Link } from "../../primitives/Link/Link.tsx";
import type { ShellLanguage } from "../shell-types.ts";

export interface LanguageSwitchProps extends ShellLanguage {
  /**
   * Codes, where room is short, or the languages' own names.
   * @default "names"
   */
  look?: "codes" | "names";
}

/** The same page in the other language: links, so that it works before and without JavaScript. */
export function LanguageSwitch({ locale, hrefOf, onChoose, look = "names" }: LanguageSwitchProps) {
  const { t } = useTranslation("shell");
  return (
    <Root role="group" aria-label={t("language.title")}>
      {LOCALES.map((other) => (
        <Link
          key={other}
          href={hrefOf(other)}
          hrefLang={other}
          lang={other}
          aria-current={other === locale ? "true" : undefined}
          onClick={() => onChoose?.(other)}
          replace
          keepScroll
          prefetch="none"
        >
          {look === "codes" ? (
            <abbr title={t(`language.${other}`)}>{other.toUpperCase()}</abbr>
          ) : (
            t(`language.${other}`)
          )}
        </Link>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  padding: 3px;
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  font: ${text.small};

  > a {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 38px;
    padding-inline: ${space[3]};
    border-radius: ${radius.full};
    color: ${color.inkMuted};
    transition: background ${motion.quick};
  }
  > a:hover {
    color: ${color.ink};
  }
  > a[aria-current] {
    background: ${color.brandSoft};
    color: ${color.brandSoftInk};
    font-weight: ${weight.semibold};
  }
  abbr {
    text-decoration: none;
  }
  ${media.forcedColors} {
    > a[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;
