export { BottomBar, type BottomBarProps } from "./BottomBar/BottomBar.tsx";
export { CrashScreen, type CrashScreenProps } from "./CrashScreen/CrashScreen.tsx";
export { Footer, type FooterProps } from "./Footer/Footer.tsx";
export { Header, type HeaderProps } from "./Header/Header.tsx";
export { MAIN_ID, RESULTS_ID } from "./landmarks.ts";
export { LanguageSwitch, type LanguageSwitchProps } from "./LanguageSwitch/LanguageSwitch.tsx";
export { NoScript, type NoScriptProps, type ScriptedArea } from "./NoScript/NoScript.tsx";
export { NotFoundScreen, type NotFoundScreenProps } from "./NotFoundScreen/NotFoundScreen.tsx";
export { OfflineScreen, type SavedPage, type OfflineScreenProps } from "./OfflineScreen/OfflineScreen.tsx";
export { PageShell, type PageShellProps } from "./PageShell/PageShell.tsx";
export { PolicyLinks, type PolicyLinksProps } from "./PolicyLinks/PolicyLinks.tsx";
export {
  COLOR_SCHEMES,
  SchemeSwitch,
  type ColorScheme,
  type SchemeSwitchProps,
} from "./SchemeSwitch/SchemeSwitch.tsx";
export { SearchBox, type SearchBoxProps } from "./SearchBox/SearchBox.tsx";
export type * from "./shell-types.ts";
export { SkipLink } from "./SkipLink/SkipLink.tsx";
export { StatusStrip, type ShopTrouble, type StatusStripProps } from "./StatusStrip/StatusStrip.tsx";
export { StepProgress } from "./StepProgress/StepProgress.tsx";
export { Wordmark } from "./Wordmark/Wordmark.tsx";
