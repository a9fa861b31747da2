import { useFormat } from "@sen/i18n";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { styled } from "styled-components";
import { color, media, mixins, radius, shadow } from "../../foundations/index.ts";

interface StepButtonsProps {
  /** The first slide is in view, so "previous" is disabled. */
  atStart: boolean;
  /** The last slide is in view, so "next" is disabled. */
  atEnd: boolean;
  onStep: (direction: 1 | -1) => void;
}

/** Previous and next buttons for mouse users, `--edge` from the edges of a scrolling row. */
export function StepButtons({ atStart, atEnd, onStep }: StepButtonsProps) {
  const { words } = useFormat();
  const steps = [
    { direction: -1, label: words.previous, isOff: atStart, Icon: ChevronLeft },
    { direction: 1, label: words.next, isOff: atEnd, Icon: ChevronRight },
  ] as const;
  return steps.map(({ direction, label, isOff, Icon }) => (
    <Step
      key={direction}
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : () => onStep(direction)}
    >
      <Icon aria-hidden />
    </Step>
  ));
}

const Step = styled.button`
  position: absolute;
  top: 50%;
  left: var(--edge);
  display: none;
  place-items: center;
  ${mixins.square("44px")}
  translate: 0 -50%;
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  box-shadow: ${shadow.mid};

  & + & {
    left: auto;
    right: var(--edge);
  }
  /* Hidden, not disabled: disabling would drop the focus at the end. */
  &[aria-disabled="true"]:not(:focus) {
    visibility: hidden;
  }
  ${media.hover} {
    display: grid;

    &:hover {
      color: ${color.brand};
    }
  }
  &[aria-disabled="true"] {
    color: ${color.inkMuted};
  }
`;
