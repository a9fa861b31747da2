import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Bell,
  Check,
  ChevronRight,
  Home,
  Minus,
  Plus,
  Search,
  ShoppingCart,
  Trash2,
  User,
  X,
} from "lucide-react";
import { expect } from "storybook/test";
import { color, space, text } from "./theme.ts";

const icons = { Home, Search, ShoppingCart, Bell, User, Plus, Minus, Check, X, Trash2, ChevronRight };
const sizes = [16, 20, 24];

const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;

/** Lucide's outlines, in three sizes: beside small text, in a control, alone. They take the color of their text, and never speak for themselves: a word does, seen or read aloud. */
export const Sizes: StoryObj = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <ul
      style={{ display: "grid", gap: space[3], margin: 0, padding: 0, listStyle: "none", color: color.ink }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: "flex", alignItems: "center", gap: space[4], font: text.small }}>
          {sizes.map((size) => (
            <Icon key={size} aria-hidden size={size} />
          ))}
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg:not([aria-hidden])")).toHaveLength(0);
  },
};
