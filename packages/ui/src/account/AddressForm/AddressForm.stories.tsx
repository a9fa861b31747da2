import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, waitFor, type within } from "storybook/test";
import { accepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import {
  homeAddress,
  longAddress,
  officeAddress,
  twoLevelAddress,
} from "../../fixtures/account/addresses.ts";
import {
  places,
  placesOutOfOrder,
  placesFailingOnce,
  twoLevelPlaces,
} from "../../fixtures/account/places.ts";
import { choose, offered } from "../../fixtures/forms/choose.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { Button } from "../../primitives/index.ts";
import { AddressForm, type AddressFormProps } from "./AddressForm.tsx";

/** Places that tell what was searched. @param found what is found instead of what fits */
const searchedPlaces = (found?: []) => ({
  ...places,
  searchWards: fn(found ? () => Promise.resolve(found) : places.searchWards),
});

function WithButton(props: AddressFormProps) {
  return (
    <div style={{ display: "grid", gap: 16, maxWidth: 480 }}>
      <AddressForm {...props} />
      <Button type="submit" form={props.id}>
        {textOf("account:address.form.save")}
      </Button>
    </div>
  );
}

const meta = {
  component: AddressForm,
  render: (args) => <WithButton {...args} />,
  args: { id: "address", places, onSubmit: accepted() },
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const province = (canvas: Canvas) => canvas.getByLabelText(textOf("account:address.form.province"));
const district = (canvas: Canvas) => canvas.getByLabelText(textOf("account:address.form.district"));
const search = (canvas: Canvas) => canvas.getByLabelText(textOf("account:address.form.find"));
const ward = (canvas: Canvas) => canvas.getByLabelText(textOf("account:address.form.ward"));

/** An empty form. */
export const Default: Story = {};

/** Editing an address: its places show their names before the lists have loaded. */
export const Editing: Story = {
  args: { address: homeAddress },
  play: async ({ canvas }) => {
    await expect(ward(canvas)).toHaveDisplayValue("Phường Bến Nghé");
  },
};

/** Saved with districts, edited without: the places must be chosen again, the other fields stay. */
export const PlacesChanged: Story = {
  args: { places: twoLevelPlaces, address: homeAddress },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(province(canvas)).toHaveAccessibleDescription(
        including(textOf("account:address.form.places_changed")),
      ),
    );
    await waitFor(() => expect(province(canvas)).toHaveValue(""));
    await expect(ward(canvas)).toHaveValue("");
    await expect(canvas.getByLabelText(textOf("account:address.form.name"))).toHaveValue("Nguyễn Thị Sen");
  },
};

/** Saved and edited without districts. */
export const EditingWithoutDistricts: Story = {
  args: { places: twoLevelPlaces, address: twoLevelAddress },
  play: async ({ canvas }) => {
    await waitFor(() => expect(ward(canvas)).toHaveDisplayValue("Phường Sài Gòn"));
    await waitFor(() => expect(canvas.queryByLabelText(textOf("account:address.form.district"))).toBeNull());
  },
};

/** Long names on the narrowest phone. */
export const LongText: Story = { args: { address: longAddress }, globals: { viewport: { value: "small" } } };

/** Filled in, and empty with its errors, for visual regression. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <AddressForm {...args} id="filled" address={homeAddress} />
      <AddressForm {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // Fields are validated on blur.
    for (const box of [...canvas.getAllByRole("textbox"), ...canvas.getAllByRole("combobox")]) {
      box.focus();
      box.blur();
    }
    const invalid = () => canvas.getAllByRole("textbox").filter((box) => box.hasAttribute("aria-invalid"));
    await waitFor(() => expect(invalid()).toHaveLength(3));
  },
};

/** A work address. */
export const Office: Story = { args: { address: officeAddress } };

/** Fills in every field from top to bottom; the values are sent trimmed and in the format of the API. */
export const SendsItTidied: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("account:address.form.name")), "  Nguyễn  Thị Sen ");
    await userEvent.type(canvas.getByLabelText(textOf("account:address.form.phone")), "0901 234 567");
    await expect(district(canvas)).toBeDisabled();
    await choose(userEvent, province(canvas), "Thành phố Hồ Chí Minh");
    await choose(userEvent, district(canvas), "Quận 1");
    await choose(userEvent, ward(canvas), "Phường Bến Nghé");
    await userEvent.type(canvas.getByLabelText(textOf("account:address.form.street")), "12 Nguyễn Huệ");
    await userEvent.click(canvas.getByRole("radio", named("account:address.office")));
    await userEvent.click(canvas.getByRole("checkbox", named("account:address.form.default")));
    await userEvent.click(canvas.getByRole("button", named("account:address.form.save")));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        contact_name: "Nguyễn Thị Sen",
        contact_phone: "0901234567",
        province_id: 79,
        district_id: 760,
        ward_id: 26734,
        address: "12 Nguyễn Huệ",
        office_type: 1,
        type: 1,
      }),
    );
  },
};

/** Searches all wards of the district; the saved ward stays until another is chosen. */
export const OffersTheOthers: Story = {
  args: { address: homeAddress },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => {
      const since = textOf("account:address.since", { place: "Phường Sài Gòn" });
      await expect(await offered(userEvent, ward(canvas))).toEqual([
        `Phường Bến Nghé ${since}`,
        "Phường Bến Thành",
      ]);
    });
    await expect(ward(canvas)).toHaveDisplayValue("Phường Bến Nghé");
  },
};

/** Today's name, typed as people do, fills in province, district and ward; the ward's field says what it is called today. */
export const FoundByTodaysName: Story = {
  args: { places: searchedPlaces() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(search(canvas), "p. sai gon");
    await canvas.findByRole("option", { name: including("Phường Bến Nghé") });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(search(canvas)).toHaveDisplayValue("Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh");
    await expect(province(canvas)).toHaveDisplayValue("Thành phố Hồ Chí Minh");
    await expect(district(canvas)).toHaveDisplayValue("Quận 1");
    await expect(ward(canvas)).toHaveDisplayValue("Phường Bến Nghé");
    const place = textOf("account:address.since", { place: "Phường Sài Gòn" });
    await expect(ward(canvas)).toHaveAccessibleDescription(place);
    // One request for what was typed quickly, and none without two letters.
    await expect(args.places.searchWards).toHaveBeenCalledTimes(1);
    await choose(userEvent, province(canvas), "Thành phố Hà Nội");
    await expect(search(canvas)).toHaveDisplayValue("");
    await waitFor(() => expect(district(canvas)).toBeEnabled());
  },
};

/** A ward of today that was several: all of them are offered, each with what it is part of now. */
export const SeveralFormerWards: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(search(canvas), "thủ dầu một");
    const place = "Phường Thủ Dầu Một, Thành phố Hồ Chí Minh";
    const since = textOf("account:address.since", { place });
    const above = "Thành phố Thủ Dầu Một, Tỉnh Bình Dương";
    await canvas.findAllByRole("option");
    await expect(canvas.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      `Phường Phú Cường ${above} ${since}`,
      `Phường Phú Thọ ${above} ${since}`,
    ]);
  },
};

/** Nothing found, then no connection: the field says so; what was typed remains for the retry. */
export const WardNotFound: Story = {
  args: { places: searchedPlaces([]) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(search(canvas), "xyz");
    await waitFor(() =>
      expect(canvas.getAllByText(textOf("account:address.form.find_none"))[0]).toBeVisible(),
    );
    mocked(args.places.searchWards).mockRejectedValue(new Error("no connection"));
    await userEvent.clear(search(canvas));
    await userEvent.type(search(canvas), "hang bac");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      textOf("account:address.form.places_failed"),
    );
    mocked(args.places.searchWards).mockImplementation(places.searchWards);
    await userEvent.click(canvas.getByRole("button", named("account:retry")));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await expect(search(canvas)).toHaveDisplayValue("hang bac");
    await userEvent.click(search(canvas));
    await expect(await canvas.findByRole("option", { name: including("Phường Hàng Bạc") })).toBeVisible();
  },
};

/** Changing the province clears district and ward. */
export const ProvinceClearsBoth: Story = {
  args: { address: homeAddress },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, province(canvas), "Thành phố Hà Nội");
    await expect(district(canvas)).toHaveValue("");
    await expect(ward(canvas)).toHaveValue("");
    await expect(ward(canvas)).toBeDisabled();
    await expect(await offered(userEvent, district(canvas))).toEqual(["Quận Ba Đình", "Quận Hoàn Kiếm"]);
  },
};

/** Changing the district clears the ward and keeps the province. */
export const DistrictClearsWard: Story = {
  args: { address: homeAddress },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, district(canvas), "Thành phố Thủ Đức");
    await expect(province(canvas)).toHaveDisplayValue("Thành phố Hồ Chí Minh");
    await expect(ward(canvas)).toHaveValue("");
    await expect(await offered(userEvent, ward(canvas))).toEqual(["Phường Linh Xuân"]);
  },
};

/** Two provinces chosen quickly: the first one's districts arrive last and are ignored. */
export const LateAnswer: Story = {
  args: { places: placesOutOfOrder() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, province(canvas), "Thành phố Hồ Chí Minh");
    await choose(userEvent, province(canvas), "Thành phố Hà Nội");
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(await offered(userEvent, district(canvas))).toEqual(["Quận Ba Đình", "Quận Hoàn Kiếm"]);
  },
};

/** The districts fail to load: the field shows the error and a retry. */
export const PlacesFail: Story = {
  args: { places: placesFailingOnce() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, province(canvas), "Thành phố Hồ Chí Minh");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      textOf("account:address.form.places_failed"),
    );
    await userEvent.click(canvas.getByRole("button", named("account:retry")));
    await expect(await offered(userEvent, district(canvas))).toContain("Quận 1");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Submitted empty: every field shows its error, and the first gets focus. */
export const NothingFilledIn: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.form.save")));
    await waitFor(() => expect(canvas.getByLabelText(textOf("account:address.form.name"))).toHaveFocus());
    await expect(province(canvas)).toHaveAccessibleDescription(textOf("fields:province_required"));
    await expect(ward(canvas)).toHaveAccessibleDescription(textOf("fields:ward_required"));
    await expect(canvas.getByLabelText(textOf("account:address.form.street"))).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A one-word name is marked invalid on blur, and the mark is removed while it is corrected. */
export const ValidatedOnBlurThenOnChange: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText(textOf("account:address.form.name"));
    await userEvent.type(name, "Sen");
    await expect(name).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription(textOf("fields:name_two_words")));
    await userEvent.type(name, " Nguyễn");
    await waitFor(() => expect(name).toBeValid());
  },
};

/** A data set without districts: only province and ward are asked for. */
export const WithoutDistricts: Story = {
  args: { places: twoLevelPlaces },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.queryByLabelText(textOf("account:address.form.district"))).toBeNull());
    await userEvent.type(canvas.getByLabelText(textOf("account:address.form.name")), "Nguyễn Thị Sen");
    await userEvent.type(canvas.getByLabelText(textOf("account:address.form.phone")), "0901234567");
    await choose(userEvent, province(canvas), "Thành phố Hồ Chí Minh");
    await choose(userEvent, ward(canvas), "Phường Sài Gòn");
    await userEvent.type(canvas.getByLabelText(textOf("account:address.form.street")), "12 Nguyễn Huệ");
    await userEvent.click(canvas.getByRole("button", named("account:address.form.save")));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ province_id: 79, district_id: null, ward_id: 26740 }),
      ),
    );
  },
};

/** The server's field error is shown at its field; everything typed stays. */
export const ServerFieldErrors: Story = {
  args: {
    address: homeAddress,
    onSubmit: refused(
      refusedAt({
        ward_id: "Phường này không thuộc Quận 1",
        contact_phone: "Số điện thoại này không dùng được",
      }),
    ),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("account:address.form.save")));
    const phone = canvas.getByLabelText(textOf("account:address.form.phone"));
    await waitFor(() => expect(phone).toHaveAccessibleDescription("Số điện thoại này không dùng được"));
    await expect(ward(canvas)).toHaveAccessibleDescription(including("Phường này không thuộc Quận 1"));
    await expect(phone).toHaveFocus();
    await expect(canvas.getByLabelText(textOf("account:address.form.name"))).toHaveValue("Nguyễn Thị Sen");
  },
};

/** The first address is always the default, so there is no checkbox. */
export const AlwaysDefault: Story = {
  args: { address: { ...homeAddress, type: 0 }, alwaysDefault: true },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", named("account:address.form.save")));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ type: 1 })));
  },
};
