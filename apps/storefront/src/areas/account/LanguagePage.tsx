import { LanguageScreen } from "@sen/ui/account";
import { chooseLocale } from "../../core/session/chosen-locale.ts";

export default function LanguagePage() {
  return <LanguageScreen onChoose={chooseLocale} />;
}
