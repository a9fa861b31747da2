import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, media, radius, space, text, weight } from "../../foundations/index.ts";

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
    <Root role="group" aria-label={t("scheme.title")}>
      {COLOR_SCHEMES.map((one) => (
        <button key={one} type="button" aria-pressed={one === scheme} onClick={() => onChoose(one)}>
          {t(`scheme.${one}`)}
        </button>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  padding: 3px;
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  font: ${text.small};

  > button {
    min-width: 44px;
    min-height: 38px;
    padding-inline: ${space[3]};
    border-radius: ${radius.full};
    color: ${color.inkMuted};
  }
  > button:hover {
    color: ${color.ink};
  }
  > button[aria-pressed="true"] {
    background: ${color.brandSoft};
    color: ${color.brandSoftInk};
    font-weight: ${weight.semibold};
  }
  ${media.forcedColors} {
    > button[aria-pressed="true"] {
      border: 2px solid Highlight;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
