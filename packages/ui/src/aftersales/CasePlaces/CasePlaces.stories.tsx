import { DELIVERY_TYPES } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { districtStation, longContext, silkContext } from "../../fixtures/aftersales/request-context.ts";
import { including, named, served, textOf } from "../../fixtures/texts.ts";
import { Fact } from "../CasePage/index.ts";
import { CasePlaces } from "./CasePlaces.tsx";

const meta = {
  component: CasePlaces,
  args: { context: silkContext, customerTitle: "Địa chỉ nhận hàng" },
} satisfies Meta<typeof CasePlaces>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The delivery address, the return address, the shipping method and the shop. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: served("Địa chỉ nhận hàng") })).toBeVisible();
    await expect(
      canvas.getByText(including(silkContext.delivery_request.to_address.full_address)),
    ).toBeVisible();
    await expect(canvas.getByText(textOf("aftersales:case_page.delivery_type.normal"))).toBeVisible();
  },
};

/** With a post office: its address and opening hours replace the customer's address. */
export const PostOffice: Story = {
  args: { context: { ...silkContext, pick_station: districtStation } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", named("aftersales:complaint_detail.station"))).toBeVisible();
    await expect(
      canvas.getByText(textOf("aftersales:return_create.station_hours", { hours: "07:30–18:00" })),
    ).toBeVisible();
    await expect(canvas.queryByRole("heading", named("aftersales:order_detail.ship_to"))).toBeNull();
  },
};

/** Picked up from another person at another address; more details of the delivery are shown. */
export const FetchedElsewhere: Story = {
  args: {
    customerTitle: "Địa chỉ lấy hàng",
    customer: {
      name: "Trần Minh Khoa",
      phone: "0912345678",
      address: "45 Lý Tự Trọng, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh",
    },
    children: <Fact label="Mã vận đơn">VD260942817</Fact>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Trần Minh Khoa")).toBeVisible();
    await expect(
      canvas.queryByText(silkContext.delivery_request.delivery_contact_name.customer_name),
    ).toBeNull();
    await expect(canvas.getByText("VD260942817")).toBeVisible();
  },
};

/** The longest names and addresses, at 320 px. */
export const LongText: Story = {
  args: { context: longContext },
  globals: { viewport: { value: "small" } },
};

/** The customer's address, and a post office. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24, maxWidth: 420 }}>
      <CasePlaces {...args} />
      <CasePlaces {...args} context={{ ...silkContext, pick_station: districtStation }} />
    </div>
  ),
};

/** Every delivery method. */
export const EveryDelivery: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {DELIVERY_TYPES.map((delivery_type) => (
        <CasePlaces key={delivery_type} {...args} context={{ ...silkContext, delivery_type }} />
      ))}
    </div>
  ),
};
