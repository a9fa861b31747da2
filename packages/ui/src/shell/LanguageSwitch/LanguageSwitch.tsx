import { LOCALES, useTranslation } from "@sen/i18n";
import { Link } from "../../primitives/Link/Link.tsx";
import { Segmented } from "../Segmented.ts";
import type { ShellLanguage } from "../shell-types.ts";

export interface LanguageSwitchProps extends ShellLanguage {
  /** Short codes, or the languages' own names. @default "names" */
  look?: "codes" | "names";
}

/** Links to the same page in each language. Works before hydration and without JavaScript. */
export function LanguageSwitch({ locale, hrefOf, onChoose, look = "names" }: LanguageSwitchProps) {
  const { t } = useTranslation("shell");
  return (
    <Segmented role="group" aria-label={t("language.title")}>
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
    </Segmented>
  );
}
