import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as icons from "../fixtures/foundations/icons.ts";
import { color, space, text } from "./theme.ts";

const shown = ["House", "Search", "ShoppingBag", "Bell", "UserRound", "Trash2", "ChevronRight"] as const;
const sizes = [16, 20, 24];

const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;

/** Lucide icons in three sizes: beside small text, in a control, alone. They inherit the text color and always need a label. */
export const Sizes: StoryObj = {
  tags: ["visual"],
  render: () => (
    <ul
      style={{ display: "grid", gap: space[3], margin: 0, padding: 0, listStyle: "none", color: color.ink }}
    >
      {shown.map((name) => {
        const Icon = icons[name];
        return (
          <li key={name} style={{ display: "flex", alignItems: "center", gap: space[4], font: text.small }}>
            {sizes.map((size) => (
              <Icon key={size} aria-hidden size={size} />
            ))}
            {name}
          </li>
        );
      })}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg:not([aria-hidden])")).toHaveLength(0);
  },
};

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: color.ink,
};

/** Every icon the fragments use. Check here before adding another: each icon has one meaning. */
export const EveryIcon: StoryObj = {
  tags: ["visual"],
  render: () => (
    <ul style={grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          style={{
            display: "flex",
            alignItems: "center",
            gap: space[2],
            font: text.caption,
            overflowWrap: "anywhere",
          }}
        >
          <Icon aria-hidden size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
