import { LanguageScreen } from "@sen/ui/account";
import { chooseLocale } from "../../core/session/chosen-locale.ts";
import { AccountSection } from "./AccountSection.tsx";

export default function LanguagePage() {
  return (
    <AccountSection current="language">
      <LanguageScreen onChoose={chooseLocale} />
    </AccountSection>
  );
}
