import { useTranslation } from "@sen/i18n";
import { Segmented } from "../Segmented.ts";

/** Color scheme setting: the device's, light or dark. */
export const COLOR_SCHEMES = ["system", "light", "dark"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export interface SchemeSwitchProps {
  /** Current setting. */
  scheme: ColorScheme;
  /** Called with the chosen setting. */
  onChoose: (scheme: ColorScheme) => void;
}

/** Switches between the device's scheme, light and dark. Hidden without JavaScript; the device then decides. */
export function SchemeSwitch({ scheme, onChoose }: SchemeSwitchProps) {
  const { t } = useTranslation("shell");
  return (
    <Segmented role="group" data-scripted aria-label={t("scheme.title")}>
      {COLOR_SCHEMES.map((one) => (
        <button key={one} type="button" aria-pressed={one === scheme} onClick={() => onChoose(one)}>
          {t(`scheme.${one}`)}
        </button>
      ))}
    </Segmented>
  );
}
