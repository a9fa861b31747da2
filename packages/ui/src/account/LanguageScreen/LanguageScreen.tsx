import { LOCALES, useLocale, useTranslation, type Locale } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Button, RadioGroup } from "../../primitives/index.ts";

export interface LanguageScreenProps {
  /** The language was chosen: the same page opens in it. */
  onChoose: (locale: Locale) => unknown;
}

/** The language of the shop, kept on the device and told to the server. Spec §2, account. */
export function LanguageScreen({ onChoose }: LanguageScreenProps) {
  const { t } = useTranslation(["account", "shell"]);
  const locale = useLocale();
  const [chosen, setChosen] = useState<Locale>(locale);
  return (
    <Root>
      <h1>{t("account:language.title")}</h1>
      <div>
        <RadioGroup
          legend={t("account:language.legend")}
          hideLegend
          look="cards"
          options={LOCALES.map((value) => ({
            value,
            label: <span lang={value}>{t(`shell:language.${value}`)}</span>,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <p>{t("account:language.hint")}</p>
        {/* Arrow keys walk through the choices: only this press opens another page. */}
        <Button disabled={chosen === locale} onClick={() => onChoose(chosen)}>
          {t("account:language.save")}
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.grid(4)}
  max-width: 640px;

  > div {
    ${mixins.card}
    ${mixins.grid(4)}
    padding: ${space[5]} ${space[4]};
  }
  p {
    color: ${color.inkMuted};
  }
  button {
    justify-self: start;
  }
`;
