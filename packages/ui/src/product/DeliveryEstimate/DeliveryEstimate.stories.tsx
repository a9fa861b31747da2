import { DELIVERY_TYPES } from "@sen/domain";
import type { ShippingMethod } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { ChosenMallContext, type ChosenMall } from "../../catalog/chosen-mall.ts";
import { plaza } from "../../fixtures/catalog/malls.ts";
import { provinces } from "../../fixtures/account/places.ts";
import { plainDetail, shirtDetail } from "../../fixtures/product/product-details.ts";
import { choose } from "../../fixtures/forms/choose.ts";
import { including, named, numbers, textOf, wordsOf } from "../../fixtures/texts.ts";
import { ServerClock } from "../../primitives/Countdown/server-clock.ts";
import { DeliveryEstimate, type Destination } from "./DeliveryEstimate.tsx";

const normal: ShippingMethod = {
  delivery_type: "normal",
  name: "Giao hàng tiêu chuẩn",
  description: "Đơn vị vận chuyển giao tận nơi",
  fee: 22_000,
  estimated_from: "2026-11-22T02:00:00Z",
  estimated_to: "2026-11-24T02:00:00Z",
  available: true,
  unavailable_reason: null,
};
const methods: readonly ShippingMethod[] = [
  {
    ...normal,
    delivery_type: "go_to_mall",
    name: "Nhận tại trung tâm",
    fee: 0,
    estimated_to: "2026-11-22T09:00:00Z",
  },
  normal,
  {
    ...normal,
    delivery_type: "express",
    name: "Giao nhanh",
    available: false,
    unavailable_reason: "Chưa giao nhanh đến địa chỉ này",
  },
];
const picker = { provinceId: 79, load: async () => provinces, onChoose: fn() };
const home: Destination = { label: "Thành phố Hồ Chí Minh", methods, picker };

/** Decorator that sets the chosen mall and the server's time. */
const atMall = (mall: ChosenMall, now: string) =>
  function AtMall(Story: () => ReactNode) {
    return (
      <ServerClock value={() => Date.parse(now)}>
        <ChosenMallContext value={mall}>
          <Story />
        </ChosenMallContext>
      </ServerClock>
    );
  };

const meta = {
  component: DeliveryEstimate,
  args: { delivery: shirtDetail.delivery, destination: home },
} satisfies Meta<typeof DeliveryEstimate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To the chosen address: fees and dates, and why a method is unavailable. */
export const Default: Story = {};

/** Only the province is known: checkout quotes the exact fee. */
export const ToAProvince: Story = {
  args: { destination: { ...home, isEstimate: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("product:delivery.estimate"))).toBeVisible();
  },
};

/** Loading. */
export const Counting: Story = { args: { destination: { ...home, methods: "loading" } } };

/** Unknown destination: lists the shop's delivery methods. */
export const Unknown: Story = { args: { destination: {} } };

/** In stock at the chosen mall: quantity, place, and pickup today. */
export const TodayAtTheMall: Story = {
  args: { product: shirtDetail },
  decorators: [atMall(plaza, "2026-11-24T03:00:00Z")],
};

/** Thousands have a separator. */
export const ThousandsAtTheMall: Story = {
  args: {
    product: { ...shirtDetail, variants: plainDetail.variants.map((one) => ({ ...one, stock: 10_000 })) },
  },
  decorators: [atMall(plaza, "2026-11-24T03:00:00Z")],
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including(numbers().integer(10_000)))).toBeVisible();
  },
};

/** In the evening, pickup is tomorrow. */
export const TomorrowAtTheMall: Story = {
  args: { product: shirtDetail },
  decorators: [atMall(plaza, "2026-11-24T12:00:00Z")],
};

/** The chosen mall is not the shop's. */
export const AtAnotherMall: Story = {
  args: { product: shirtDetail },
  decorators: [atMall({ ...plaza, id: 6, name: "Sen Center Hà Nội" }, "2026-11-24T03:00:00Z")],
};

/** Sold out at the mall. */
export const NotAtTheMall: Story = {
  args: { product: { ...shirtDetail, variants: [] } },
  decorators: [atMall(plaza, "2026-11-24T03:00:00Z")],
};

/** All variations. */
export const Matrix: Story = {
  tags: ["visual"],
  render: ({ delivery, destination }) => (
    <div style={{ display: "grid", gap: 16 }}>
      <DeliveryEstimate delivery={delivery} destination={destination} />
      <DeliveryEstimate delivery={delivery} destination={{ picker: { ...picker, provinceId: null } }} />
      <DeliveryEstimate delivery={{ ...delivery, ready_in_hours: 0, types: ["shop"] }} />
      <DeliveryEstimate delivery={{ ...delivery, ready_in_hours: 72 }} />
    </div>
  ),
};

/** Every method, with fee and dates. */
export const EveryWay: Story = {
  args: {
    destination: { ...home, methods: DELIVERY_TYPES.map((type) => ({ ...normal, delivery_type: type })) },
  },
};

/** Fees and dates failed to load, with a retry. */
export const Failed: Story = { args: { destination: { ...home, methods: { onRetry: fn() } } } };

export const ChangesTheDestination: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("product:delivery.between", { from: "22/11/2026", to: "24/11/2026" })),
    ).toBeVisible();
    await expect(canvas.getByText(textOf("product:delivery.free"))).toBeVisible();
    await expect(canvas.getByText("Chưa giao nhanh đến địa chỉ này")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("product:delivery.change_label")));
    const province = await canvas.findByLabelText(textOf("product:delivery.province"));
    await expect(province).toHaveDisplayValue("Thành phố Hồ Chí Minh");
    await choose(userEvent, province, "Thành phố Hà Nội");
    await userEvent.click(canvas.getByRole("button", named("product:delivery.pick")));
    await expect(args.destination?.picker?.onChoose).toHaveBeenCalledWith(provinces[1]);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(args.destination?.methods).toHaveProperty("onRetry.mock.calls.length", 1);
  },
};
