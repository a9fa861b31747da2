import type { Meta, StoryObj } from "@storybook/react-vite";
import { lookOf, TokenValue } from "../fixtures/foundations/token-value.tsx";
import { color, layer, propertyNames, radius, shadow } from "./theme.ts";

const meta = { title: "Foundations/Elevation" } satisfies Meta;
export default meta;

/** Low for cards, mid for menus and sticky bars, high for dialogs and toasts. */
export const Shadows: StoryObj = {
  tags: ["visual"],
  render: (_args, { globals }) => (
    <div key={lookOf(globals)} style={{ display: "flex", flexWrap: "wrap", gap: 32, padding: 16 }}>
      {Object.entries(shadow).map(([name, boxShadow]) => (
        <div
          key={name}
          style={{
            display: "grid",
            placeItems: "center",
            width: 240,
            padding: 16,
            boxShadow,
            borderRadius: radius.large,
            background: color.surfaceRaised,
          }}
        >
          {name}
          <TokenValue name={propertyNames.shadow[name as keyof typeof shadow]} />
        </div>
      ))}
    </div>
  ),
};

/** What covers what: from the lowest to the highest. Open dialogs and menus are above all of them, in the browser's top layer. */
export const Layers: StoryObj = {
  tags: ["visual"],
  render: (_args, { globals }) => (
    <ol key={lookOf(globals)}>
      {Object.keys(layer).map((name) => (
        <li key={name}>
          {name} <TokenValue name={propertyNames.layer[name as keyof typeof layer]} />
        </li>
      ))}
    </ol>
  ),
};
