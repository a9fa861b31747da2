import { LOCALES, useLocale, useTranslation, type Locale } from "@sen/i18n";
import { useState } from "react";
import { Button, Card, RadioGroup } from "../../primitives/index.ts";
import { AccountPage } from "../AccountSection/AccountSection.tsx";

export interface LanguageScreenProps {
  /** Called with the chosen language. The owner reopens the page in it. */
  onChoose: (locale: Locale) => unknown;
}

/** Chooses the language of the site, which is kept on the device and sent to the server. Spec §2, account. */
export function LanguageScreen({ onChoose }: LanguageScreenProps) {
  const { t } = useTranslation(["account", "shell"]);
  const locale = useLocale();
  const [chosen, setChosen] = useState<Locale>(locale);
  return (
    <AccountPage title={t("shell:page.language")}>
      <Card>
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
        <p data-muted>{t("account:language.hint")}</p>
        {/* Arrow keys select each radio on the way, so only this button switches the language. */}
        <div>
          <Button disabled={chosen === locale} onClick={() => onChoose(chosen)}>
            {t("account:language.save")}
          </Button>
        </div>
      </Card>
    </AccountPage>
  );
}
