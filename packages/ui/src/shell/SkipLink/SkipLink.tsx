import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, layer, radius, space } from "../../foundations/index.ts";
import { MAIN_ID } from "../landmarks.ts";

/** The first tab stop: skips the header and jumps to the main content. */
export function SkipLink() {
  const { t } = useTranslation("shell");
  return <Root href={`#${MAIN_ID}`}>{t("skip")}</Root>;
}

const Root = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer.toast};
  padding: ${space[3]} ${space[5]};
  border: 1px solid transparent; /* Seen in forced colors. */
  border-radius: ${radius.medium};
  background: ${color.ink};
  color: ${color.inkInverse};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
