import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { styled } from "styled-components";
import { useEffect, useRef, useState } from "react";
import { lookOf } from "../fixtures/foundations/token-value.tsx";
import { colorPairs, type ColorPair } from "./color-pairs.ts";
import { contrastRatio } from "./contrast.ts";
import { color, propertyNames, radius, space, text, weight } from "./theme.ts";
import { darkColors, lightColors } from "./tokens.ts";

const names = Object.keys(lightColors) as (keyof typeof lightColors)[];

/** Every allowed pair. Measured where it is shown, so that the toolbar's brand counts. */
function Pairs() {
  const list = useRef<HTMLUListElement>(null);
  const [ratios, setRatios] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!list.current) return;
    const style = getComputedStyle(list.current);
    const valueOf = (name: ColorPair["front"]) => style.getPropertyValue(propertyNames.color[name]);
    setRatios(colorPairs.map(({ front, back }) => contrastRatio(valueOf(front), valueOf(back))));
  }, []);
  return (
    <List ref={list}>
      {colorPairs.map(({ front, back, least }, at) => (
        <li
          key={`${front} ${back}`}
          style={{ background: color[back], color: least === 3 ? color.ink : color[front] }}
        >
          {least === 3 ? <i style={{ background: color[front] }} /> : <b>Aa Ễ ỡ</b>}
          <span>
            {front} / {back}
          </span>
          <output data-passes={(ratios[at] ?? 0) >= least}>{ratios[at]?.toFixed(2)}</output>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${space[2]};

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    font: ${text.small};
  }
  b {
    font-weight: ${weight.semibold};
  }
  i {
    flex: none;
    width: 32px;
    height: 20px;
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
  }
  span {
    flex: 1;
    overflow-wrap: anywhere;
  }
`;

const meta = { title: "Foundations/Color" } satisfies Meta;
export default meta;

/** Every color, with its custom property and its values in light and in dark. For design tools: `@sen/ui/tokens/light.json` and `dark.json`. */
export const Tokens: StoryObj = {
  tags: ["visual"],
  render: () => (
    <List>
      {names.map((name) => (
        <li key={name}>
          <i style={{ background: lightColors[name] }} />
          <i style={{ background: darkColors[name] }} />
          <span>
            {name}
            <br />
            <code>{propertyNames.color[name]}</code>
            <br />
            {lightColors[name]} · {darkColors[name]}
          </span>
        </li>
      ))}
    </List>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(names.length);
  },
};

/** Every allowed color pair with its contrast in this scheme and brand. All meet WCAG 2.2 AA. */
export const Contrast: StoryObj = {
  tags: ["visual"],
  render: (_args, { globals }) => <Pairs key={lookOf(globals)} />,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-passes="true"]')).toHaveLength(colorPairs.length),
    );
  },
};

/** The same in the dark scheme, whatever the toolbar says. */
export const ContrastInDark: StoryObj = {
  ...Contrast,
  tags: ["!visual"],
  globals: { scheme: "dark" },
};

/** The same of another operator's brand. */
export const ContrastOfAnotherBrand: StoryObj = {
  ...ContrastInDark,
  globals: { theme: "lam" },
};
