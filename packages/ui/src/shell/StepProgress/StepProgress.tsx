import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, layer } from "../../foundations/index.ts";

/** A thin progress line at the top of the viewport during a navigation. It slows down towards the end without reaching it. */
export function StepProgress() {
  const { t } = useTranslation("shell");
  return <Line role="progressbar" aria-label={t("loading")} />;
}

const Line = styled.i`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 3px;
  background: ${color.brand};
  transform-origin: left;
  animation: step-progress 8s cubic-bezier(0.05, 0.7, 0.1, 1) forwards;

  @keyframes step-progress {
    from {
      transform: scaleX(0.05);
    }
    to {
      transform: scaleX(0.95);
    }
  }
`;
