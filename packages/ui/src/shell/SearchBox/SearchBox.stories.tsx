import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { suggestions, topSearches } from "../../fixtures/shell/shell.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { SearchBox } from "./SearchBox.tsx";

const meta = {
  component: SearchBox,
  parameters: { docs: { story: { inline: false, height: "560px" } } },
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

/** Empty. Suggestions are not requested before the box is focused. */
export const Default: Story = {};

function history(...searches: string[]) {
  let past = searches;
  return {
    read: () => past,
    forget: fn((keyword?: string) => {
      past = keyword === undefined ? [] : past.filter((one) => one !== keyword);
    }),
  };
}

/** Resolves the latest suggestion request. */
let letSuggestionsCome: () => void = () => undefined;

/** Past searches. */
export const MatrixOfPast: Story = {
  tags: ["visual"],
  args: {
    history: history("gốm bát tràng", "áo sơ mi linen tay dài cổ trụ màu xanh biển cỡ lớn cho người cao"),
  },
  decorators: [inBox({ minHeight: 480 })],
  play: async ({ canvas }) => {
    canvas.getByRole("combobox").focus();
    await canvas.findByRole("option", { name: "giày chạy bộ" });
  },
};

/** Suggestions. */
export const Matrix: Story = {
  tags: ["visual"],
  decorators: [inBox({ minHeight: 480 })],
  args: { keyword: "am tra" },
  play: async ({ canvas }) => {
    canvas.getByRole("combobox").focus();
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(suggestions.length));
  },
};

/** Submits a typed keyword. Suggestions are not requested before the box is focused. */
export const SendsTheKeyword: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.suggest).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("combobox", named("shell:search.label")), "  ấm trà {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("ấm trà");
  },
};

/** Popular searches first; typing fetches suggestions; arrows and Enter choose one. */
export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getByRole("option", { name: "áo dài" })).toBeVisible());
    await userEvent.type(box, "am tra");
    await waitFor(() => expect(canvas.getByRole("option", { name: /Ấm trà gốm/ })).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    const marked = canvas.getByRole("option", { selected: true });
    await expect(marked).toHaveTextContent("Ấm trà gốm");
    await expect(box).toHaveAttribute("aria-activedescendant", marked.id);
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onGo).toHaveBeenCalledWith("/product/42");
    await expect(canvas.queryByRole("option")).toBeNull();
  },
};

/** A product shows its price, a brand is labeled as one, and a product type starts a search. */
export const SaysWhatEachIs: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "a");
    const product = await canvas.findByRole("option", { name: /Ấm trà gốm Bát Tràng/ });
    await expect(product).toHaveTextContent(/389\.000\sđ/);
    await expect(
      canvas.getByRole("option", { name: `Gốm Ấm ${textOf("shell:search.kind.maker")}` }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole("option", { name: `Ấm trà ${textOf("shell:search.kind.product_kind")}` }),
    );
    await expect(args.onSearch).toHaveBeenCalledWith("Ấm trà");
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

/** Esc closes the suggestions and keeps the input; an arrow key reopens them. */
export const Escape: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "ao");
    await waitFor(() => expect(canvas.getAllByRole("option").length).toBeGreaterThan(0));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(box).toHaveValue("ao");
    await userEvent.keyboard("{ArrowDown}");
    await expect(await canvas.findByRole("option", { name: /ấm trà gốm/ })).toBeVisible();
    await expect(box).toHaveValue("ao");
  },
};

/** For screen readers: a collapsed combobox, then the number of suggestions and the active one. */
export const Announced: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(box).not.toHaveAttribute("aria-controls");
    await userEvent.type(box, "am tra");
    await expect(
      await canvas.findByText(textOf("shell:search.found", { count: suggestions.length })),
    ).toBeInTheDocument();
    await expect(box).toHaveAttribute("aria-expanded", "true");
    const list = canvas.getByRole("listbox", named("shell:search.suggestions"));
    await expect(box).toHaveAttribute("aria-controls", list.id);
    await expect(box).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Sen Plaza Quận 1");
  },
};

/** Home and End move the text cursor; leaving by Tab chooses nothing. */
export const LeavesTheTextAlone: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole<HTMLInputElement>("combobox");
    await userEvent.type(box, "am tra");
    await canvas.findByRole("option", { name: /Ấm trà gốm/ });
    await userEvent.keyboard("{Home}");
    await expect(box.selectionStart).toBe(0);
    await userEvent.keyboard("{ArrowDown}{Tab}");
    await waitFor(() => expect(canvas.queryByRole("option")).toBeNull());
    await expect(box).toHaveValue("am tra");
    await expect(args.onGo).not.toHaveBeenCalled();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** Clicking a keyword searches for it; clicking anything else navigates to it. */
export const ByPointer: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole("option", { name: "giày chạy bộ" }));
    await expect(args.onSearch).toHaveBeenCalledWith("giày chạy bộ");
    await expect(box).toHaveValue("giày chạy bộ");
    await expect(canvas.queryByRole("option")).toBeNull();
    await userEvent.type(box, " nam");
    await userEvent.click(await canvas.findByRole("option", { name: /Gốm Nhà Mộc/ }));
    await expect(args.onGo).toHaveBeenCalledWith("/tenant/12");
  },
};

/** This device's past searches come first; arrows and Enter choose one. */
export const PastSearches: Story = {
  args: { history: history("gốm bát tràng", "áo dài lụa") },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await canvas.findByRole("option", { name: "giày chạy bộ" });
    const [first, second, third] = canvas.getAllByRole("option");
    await expect(first).toHaveAccessibleName(`gốm bát tràng ${textOf("shell:search.kind.past")}`);
    await expect(second).toHaveTextContent("áo dài lụa");
    await expect(third).toHaveAccessibleName("áo dài");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("áo dài lụa");
  },
};

/** Deletes one past search, then all. The box keeps the focus and the list stays open. */
export const ForgetsPastSearches: Story = {
  args: { history: history("gốm bát tràng", "áo dài lụa", "đèn bàn") },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await userEvent.click(
      await canvas.findByRole("button", named("shell:search.forget_one", { keyword: "áo dài lụa" })),
    );
    await expect(args.history?.forget).toHaveBeenCalledWith("áo dài lụa");
    await expect(canvas.queryByRole("option", { name: /^áo dài lụa/ })).toBeNull();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", named("shell:search.forget_all"))).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText(textOf("shell:search.past"))).toBeNull();
    await expect(await canvas.findByRole("option", { name: "áo dài" })).toBeVisible();
    await expect(box).toHaveFocus();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** While typing, matching past searches come first, with or without accents. */
export const PastSearchesWhileTyping: Story = {
  args: { history: history("ấm trà gốm", "áo dài lụa") },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "am tr");
    await canvas.findByRole("option", { name: /Gốm Nhà Mộc/ });
    await expect(canvas.getAllByRole("option")[0]).toHaveTextContent("ấm trà gốm");
    await expect(canvas.queryByRole("button", nameIncluding("shell:search.forget_all"))).toBeNull();
  },
};

/** If new suggestions arrive while one is active, Enter searches for the input, not for the suggestion now in its place. */
export const SuggestionsChange: Story = {
  args: {
    suggest: fn((keyword: string) =>
      keyword === ""
        ? Promise.resolve(topSearches)
        : new Promise<typeof suggestions>((resolve) => {
            letSuggestionsCome = () => resolve(suggestions);
          }),
    ),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await canvas.findByRole("option", { name: "áo dài" });
    await userEvent.type(box, "am tra");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(args.suggest).toHaveBeenCalledWith("am tra"));
    letSuggestionsCome();
    await canvas.findByRole("option", { name: /Ấm trà gốm/ });
    await waitFor(() => expect(canvas.queryByRole("option", { selected: true })).toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("am tra");
  },
};

/** The search works even if suggestions fail to load. */
export const SuggestionsFail: Story = {
  args: { suggest: fn((keyword: string) => Promise.reject(new Error(`offline: ${keyword}`))) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "ao{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("ao");
  },
};
