import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { suggestions, topSearches } from "../../fixtures/shell.ts";
import { SearchBox } from "./SearchBox.tsx";

const meta = {
  component: SearchBox,
  args: {
    action: "/search",
    onSearch: fn(),
    onGo: fn(),
    suggest: fn((keyword: string) => Promise.resolve(keyword === "" ? topSearches : suggestions)),
    hrefOf: ({ kind, id }) => `/${kind}/${id}`,
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A keyword is typed and sent. Nothing is asked before the box is used. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.suggest).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("combobox", { name: "Tìm kiếm" }), "  ấm trà {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("ấm trà");
  },
};

/** What many search for comes first; typing brings suggestions; arrows and Enter choose one. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getByRole("option", { name: "áo dài" })).toBeVisible());
    await userEvent.type(box, "am tra");
    await waitFor(() => expect(canvas.getByRole("option", { name: /Ấm trà gốm/ })).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Ấm trà gốm");
    await userEvent.keyboard("{Enter}");
    await expect(args.onGo).toHaveBeenCalledWith("/product/42");
    await expect(canvas.queryByRole("option")).toBeNull();
  },
};

/** Esc closes the suggestions and keeps what was typed. */
export const Escape: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "ao");
    await waitFor(() => expect(canvas.getAllByRole("option").length).toBeGreaterThan(0));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(box).toHaveValue("ao");
  },
};

/** Suggestions that cannot be had are no obstacle. */
export const SuggestionsFail: Story = {
  args: { suggest: fn((keyword: string) => Promise.reject(new Error(`offline: ${keyword}`))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "ao{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("ao");
  },
};

/** Suggestions as they look. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "am tra");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(suggestions.length));
  },
};
