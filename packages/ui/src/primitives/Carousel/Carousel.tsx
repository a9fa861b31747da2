import { Children, useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, mixins, radius, shadow, space } from "../../foundations/index.ts";
import { useIsHydrating } from "../use-is-hydrating.ts";
import type { RootProps } from "../root-props.ts";
import { StepButtons } from "./StepButtons.tsx";

export interface CarouselProps extends RootProps<"section"> {
  /** Accessible name: "Khuyến mãi nổi bật". */
  label: string;
  /** Each child is one slide. */
  children: ReactNode;
  /** One full-width slide at a time, or a row of slides `slideWidth` wide. @default "row" */
  look?: "full" | "row";
  /** CSS width of a slide in the "row" look. @default "160px" */
  slideWidth?: string;
  /** Shows dots below that mark the current slide. For a few slides only. */
  dots?: boolean;
}

/** Slides in a natively scrolling row: swipe, wheel or keyboard, plus previous and next buttons for a mouse. */
export function Carousel(props: CarouselProps) {
  const { label, children, look = "row", slideWidth = "160px", dots = false, style, ...root } = props;
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState({ index: 0, start: true, end: false });
  const isHydrating = useIsHydrating();
  const slides = Children.toArray(children);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const read = () => {
      // A hidden row has no width and would look scrolled to its end.
      if (row.clientWidth === 0) return;
      const first = row.children[0]?.getBoundingClientRect().width ?? 1;
      const index = Math.round(row.scrollLeft / Math.max(1, first));
      const start = row.scrollLeft < 4;
      const end = row.scrollLeft + row.clientWidth > row.scrollWidth - 4;
      setAt((now) =>
        now.index === index && now.start === start && now.end === end ? now : { index, start, end },
      );
    };
    row.addEventListener("scroll", read, { passive: true });
    // The observer first reports after layout. Reading right away would force an extra layout.
    const resized = new ResizeObserver(read);
    // Observe the slides too: their size moves the end of the row.
    for (const element of [row, ...row.children]) resized.observe(element);
    return () => {
      row.removeEventListener("scroll", read);
      resized.disconnect();
    };
  }, [slides.length]);

  function step(direction: 1 | -1) {
    const row = track.current;
    row?.scrollBy({ left: direction * row.clientWidth * (look === "full" ? 1 : 0.85), behavior: "smooth" });
  }
  return (
    <Root
      {...root}
      aria-label={label}
      data-look={look}
      style={{ "--slide": look === "row" ? slideWidth : "100%", ...style }}
    >
      <ul
        ref={track}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        data-before={!at.start || undefined}
        data-after={!at.end || undefined}
        data-first-alone={isHydrating || undefined}
      >
        {slides.map((slide, index) => (
          <li key={index}>{slide}</li>
        ))}
      </ul>
      <StepButtons atStart={at.start} atEnd={at.end} onStep={step} />
      {dots && (
        <div aria-hidden>
          {slides.map((_, index) => (
            <i key={index} data-on={index === at.index || undefined} />
          ))}
        </div>
      )}
    </Root>
  );
}

const Root = styled.section`
  --edge: ${space[2]};
  position: relative;
  min-width: 0;

  > ul {
    ${mixins.sidewaysScroll}
    gap: ${space[3]};
    scroll-snap-type: x mandatory;
    border-radius: inherit;
  }
  > ul > li {
    flex: none;
    width: var(--slide);
    min-width: 0;
    scroll-snap-align: start;
  }
  &[data-look="full"] > ul {
    ${mixins.firstAlone}
    gap: 0;
  }
  &[data-look="row"] {
    --edge: calc(-1 * ${space[4]});
  }
  /* Above the pictures, which cover the outlines of what they are in, and not cut off at the edges. */
  &:has(> ul:focus-visible)::after,
  &[data-look="full"]:has(> ul a:focus-visible)::after {
    content: "";
    ${mixins.cover}
    border-radius: ${radius.large};
    outline: 3px solid ${color.focus};
    outline-offset: -4px;
    pointer-events: none;
  }
  ${media.hover} {
    /* Slides fade out below a button instead of being cut off by it. */
    &[data-look="row"] > ul {
      --before: 0px;
      --after: 0px;
      mask-image: linear-gradient(
        to right,
        transparent,
        ${color.ink} var(--before) calc(100% - var(--after)),
        transparent
      );
    }
    &[data-look="row"] > ul[data-before] {
      --before: ${space[12]};
    }
    &[data-look="row"] > ul[data-after] {
      --after: ${space[12]};
    }
  }
  > div {
    position: absolute;
    inset: auto 0 ${space[3]};
    display: flex;
    justify-content: center;
    gap: 6px;
    pointer-events: none;
  }
  > div > i {
    ${mixins.square("8px")}
    border-radius: ${radius.full};
    background: ${color.onVeil};
    opacity: 0.6;
    box-shadow: ${shadow.low};
  }
  > div > i[data-on] {
    width: 22px;
    opacity: 1;
  }
`;
