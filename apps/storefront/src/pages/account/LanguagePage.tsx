import { useTranslation } from "@sen/i18n";
import { AccountLayout, LanguageScreen } from "@sen/ui/account";
import { PageHead } from "../../head/PageHead.tsx";
import { chooseLocale } from "../../session/choose-locale.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { useAccountMenu } from "../../shell/account-menu.ts";

export default function LanguagePage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  return (
    <AccountLayout {...useAccountMenu()} current="language">
      <PageHead title={t("page.language")} noIndex />
      <LanguageScreen onChoose={chooseLocale} />
    </AccountLayout>
  );
}
