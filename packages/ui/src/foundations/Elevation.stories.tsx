import type { Meta, StoryObj } from "@storybook/react-vite";
import { color, radius, shadow } from "./theme.ts";

const meta = { title: "Foundations/Elevation" } satisfies Meta;
export default meta;

/** Low for cards, mid for menus and sticky bars, high for dialogs and toasts. */
export const Shadows: StoryObj = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 32, padding: 16 }}>
      {Object.entries(shadow).map(([name, boxShadow]) => (
        <div
          key={name}
          style={{
            display: "grid",
            placeItems: "center",
            width: 160,
            height: 96,
            boxShadow,
            borderRadius: radius.large,
            background: color.surfaceRaised,
          }}
        >
          {name}
        </div>
      ))}
    </div>
  ),
};
