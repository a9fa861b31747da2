import { styled } from "styled-components";
import { color, media, mixins, motion, radius, space } from "../../foundations/index.ts";

export const Root = styled.section`
  ${mixins.stack(3)}

  > div {
    --edge: ${space[3]};
    position: relative;
    overflow: hidden;
    background: ${color.surfaceSunken};
  }
  [data-stage] {
    ${mixins.sidewaysScroll}
    ${mixins.firstAlone}
    scroll-snap-type: x mandatory;
    aspect-ratio: 1 / 1;
  }
  [data-stage] > li {
    position: relative;
    flex: 0 0 100%;
    min-width: 0;
    overflow: hidden;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  /* The error of a video that failed to open, centered in its slide. */
  [data-stage] > li > [role="alert"] {
    position: absolute;
    inset: auto ${space[4]};
    top: 50%;
    translate: 0 -50%;
  }
  [data-stage] > li > button {
    position: relative;
    display: block;
    width: 100%;
    cursor: zoom-in;
  }
  > div:has([data-stage]:focus-visible, li > button:focus-visible)::after {
    content: "";
    ${mixins.cover}
    outline: 3px solid ${color.focus};
    outline-offset: -4px;
    pointer-events: none;
  }
  [data-stage] > li > button > svg {
    ${mixins.playSign("72px", "20px 18px 20px 22px")}
  }
  > div > p {
    position: absolute;
    right: ${space[3]};
    bottom: ${space[3]};
    padding: 2px ${space[3]};
    border-radius: ${radius.full};
    background: ${color.veil};
    ${mixins.textStyle("caption", { weight: "semibold", color: "onVeil" })}
    pointer-events: none;
  }
  [data-thumbnails] {
    ${mixins.sidewaysScroll}
    position: relative;
    gap: ${space[2]};
    padding: 3px;
  }
  [data-thumbnails] > li {
    flex: 0 0 60px;
  }
  [data-thumbnails] button {
    position: relative;
    display: block;
    width: 100%;
    overflow: hidden;
    border-radius: ${radius.medium};
    opacity: 0.72;
    transition: opacity ${motion.quick};
  }
  [data-thumbnails] button[aria-current] {
    opacity: 1;
    outline: 2px solid ${color.brand};
    outline-offset: 1px;
  }
  [data-thumbnails] button:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 0;
  }
  [data-thumbnails] button > svg {
    ${mixins.playSign("28px", "7px 6px 7px 8px")}
  }
  ${media.hover} {
    [data-thumbnails] button:hover {
      opacity: 1;
    }
    [data-zoom] img {
      transform-origin: var(--x, 50%) var(--y, 50%);
      transition: transform ${motion.calm};
    }
    [data-zoom]:hover img {
      transform: scale(2);
    }
  }
  ${media.medium} {
    > div {
      border-radius: ${radius.large};
    }
  }
  ${media.large} {
    [data-thumbnails] > li {
      flex-basis: 76px;
    }
  }
`;
