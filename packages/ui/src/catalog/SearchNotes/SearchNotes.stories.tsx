import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { loaded, shortListing } from "../../fixtures/catalog/listing.ts";
import { including, textOf } from "../../fixtures/texts.ts";
import { SearchNotes } from "./SearchNotes.tsx";

const understood = (suggestion: string | null, left_out: string[], read_as: string[] = []) =>
  loaded({ ...shortListing, suggestion, left_out, read_as });

const meta = {
  component: SearchNotes,
  args: { list: understood("áo sơ mi", []), searchHref: catalogHrefs.search },
} satisfies Meta<typeof SearchNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No results for the typed keyword: a suggestion links to its own results. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const meant = canvas.getByRole("link", { name: "áo sơ mi" });
    await expect(meant).toHaveAttribute("href", catalogHrefs.search("áo sơ mi"));
  },
};

/** No product matches every word: the words that were left out. */
export const LeftOut: Story = {
  args: { list: understood(null, ["kim", "cương"]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(including(textOf("catalog:search.left_out", { words: "“kim”, “cương”" }))),
    ).toBeVisible();
  },
};

/** How the keyword was understood: the kind of product and its attributes. */
export const ReadAs: Story = {
  args: { list: understood(null, [], ["Giày thể thao", "nam"]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("catalog:search.read_as", { reading: "Giày thể thao · nam" })),
    ).toBeVisible();
  },
};

/** Long words at 320 px. */
export const LongText: Story = {
  args: { list: understood("ươ ".repeat(30).trim(), ["ươ".repeat(30)]) },
  globals: { viewport: { value: "small" } },
};

/** A suggestion, words left out, the interpretation, and all of them together. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <SearchNotes {...args} />
      <SearchNotes {...args} list={understood(null, ["kim", "cương"])} />
      <SearchNotes {...args} list={understood(null, [], ["Giày thể thao", "nam"])} />
      <SearchNotes {...args} list={understood("áo sơ mi", ["kim", "cương"], ["Áo sơ mi"])} />
    </div>
  ),
};
