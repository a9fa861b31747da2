import { useTranslation } from "@sen/i18n";
import { AccountLayout, LanguageScreen } from "@sen/ui/account";
import { PageHead } from "../../shell/PageHead.tsx";
import { chooseLocale } from "../../core/session/choose-locale.ts";
import { useAccountMenu } from "./account-menu.ts";

export default function LanguagePage() {
  const { t } = useTranslation("shell");
  return (
    <AccountLayout {...useAccountMenu()} current="language">
      <PageHead title={t("page.language")} noIndex />
      <LanguageScreen onChoose={chooseLocale} />
    </AccountLayout>
  );
}
