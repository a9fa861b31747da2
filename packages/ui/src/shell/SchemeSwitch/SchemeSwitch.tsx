import { useTranslation } from "@sen/i18n";
import { Segmented } from "../Segmented.ts";

/** How the shop is shown: as the device has it, light or dark. */
export const COLOR_SCHEMES = ["system", "light", "dark"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export interface SchemeSwitchProps {
  /** The scheme now. */
  scheme: ColorScheme;
  /** Another was chosen. */
  onChoose: (scheme: ColorScheme) => void;
}

/** Light, dark, or as the device has it. Not there without JavaScript: the device's choice holds then. */
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
