import type { Province } from "@sen/api";
import { placeWords } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { offered } from "../../fixtures/forms/choose.ts";
import { provinces } from "../../fixtures/account/places.ts";
import { textOf } from "../../fixtures/texts.ts";
import { Combobox } from "./Combobox.tsx";

const meta = {
  component: Combobox<Province>,
  args: {
    label: "Tỉnh, thành phố",
    placeholder: "Chọn hoặc gõ để tìm",
    choices: provinces,
    keyOf: ({ province_id }) => String(province_id),
    nameOf: ({ name }) => name,
    wordsOf: placeWords,
    value: "",
    onChange: fn(),
  },
  decorators: [inBox({ maxWidth: 360 })],
} satisfies Meta<typeof Combobox<Province>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. */
export const Default: Story = {};

/** Open list with the chosen option marked. */
export const Open: Story = {
  tags: ["visual", "!autodocs"],
  args: { value: "1", initialIsOpen: true },
};

/** Every state on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 20 }}>
      <Combobox {...args} />
      <Combobox {...args} value="79" hint="Nơi nhận hàng" />
      <Combobox {...args} error="Vui lòng chọn tỉnh, thành phố" />
      <Combobox {...args} placeholder="Chọn tỉnh, thành phố trước" disabled />
    </div>
  ),
};

/** Finds a province by its common abbreviation. */
export const FoundByInitials: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.type(input, "tphcm");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(provinces[0]);
  },
};

/** Says that nothing matches. On blur, the field shows the chosen option again. */
export const NotFound: Story = {
  tags: ["!dev", "!autodocs"],
  args: { value: "79" },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("combobox");
    await userEvent.clear(input);
    await userEvent.type(input, "atlantis");
    await expect(canvas.getAllByText(textOf("shell:choice.none"))[0]).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue("Thành phố Hồ Chí Minh"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** On blur, chooses the option whose full name was typed or autofilled. */
export const TypedInFull: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "tinh an giang");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith(provinces[3]);
  },
};

/** Opening it with a chosen option still lists all options. */
export const OffersEverything: Story = {
  tags: ["!dev", "!autodocs"],
  args: { value: "79" },
  play: async ({ canvas, userEvent }) => {
    await expect(await offered(userEvent, canvas.getByRole("combobox"))).toEqual(
      provinces.map(({ name }) => name),
    );
  },
};
