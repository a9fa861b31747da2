import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { longNamedCustomer } from "../../fixtures/account/customer.ts";
import { accepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { memberCard, pointEntries } from "../../fixtures/loyalty/membership.ts";
import { sentOtp } from "../../fixtures/auth/otp.ts";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { MembershipScreen, type MembershipScreenProps } from "./MembershipScreen.tsx";

const history = {
  state: "ready",
  items: pointEntries,
  total: 3,
  hasMore: false,
  onLoadMore: fn(),
} as const;

const meta = {
  component: MembershipScreen,
  args: {
    request: { state: "ready", card: memberCard, points: 620 },
    holder: "Nguyễn Thị Sen",
    onSaveCard: fn(),
    history,
    orderHref: (id) => `#order-${id}`,
    sent: null,
    onJoin: accepted(),
    onVerify: accepted(),
    onChangeDetails: fn(),
  },
} satisfies Meta<typeof MembershipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const notJoined = { state: "ready", card: null, points: 0 } as const;

/** A member's card with the point history. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("8812 3456 7890 1232")).toBeVisible();
    await expect(
      canvas.getByText(textOf("loyalty:membership.points", { count: 620, points: "620" })),
    ).toBeVisible();
    await expect(
      canvas.getByRole("progressbar", nameIncluding("loyalty:membership.progress")),
    ).toHaveAttribute("aria-valuenow", "8");
    await expect(
      await canvas.findByRole("img", nameIncluding("loyalty:membership.qr", { number: "8812345678901232" })),
    ).toBeVisible();
    await expect(canvas.getByText("−35")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "SEN-261112-0041" })[0]).toHaveAttribute(
      "href",
      "#order-41",
    );
  },
};

/** Points from earlier orders are waiting until the customer joins. */
export const PointsWaiting: Story = {
  args: { request: { ...notJoined, points: 35 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("loyalty:membership.waiting", { count: 35, points: "35" })),
    ).toBeVisible();
  },
};

/** Offline: the card as last seen, with its codes. */
export const Offline: Story = {
  args: {
    request: { state: "ready", card: memberCard, points: 620, keptAt: "2026-11-20T03:00:00.000Z" },
    history: { state: "failed", onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(including(textOf("loyalty:membership.kept", { time: "10:00 20/11/2026" }))),
    ).toBeVisible();
    await expect(
      await canvas.findByRole("img", nameIncluding("loyalty:membership.qr", { number: "8812345678901232" })),
    ).toBeVisible();
  },
};

/** The highest tier, a long name, and an empty history. */
export const HighestTier: Story = {
  args: {
    request: { state: "ready", card: { ...memberCard, tier: "diamond" }, points: 1_234_567 },
    holder: longNamedCustomer.full_name,
    history: { ...history, items: [], total: 0 },
  },
};

/** The next page of the history failed to load. */
export const MoreFailed: Story = {
  args: { history: { ...history, total: 40, moreFailed: true } },
};

/** Loading. */
export const Loading: Story = { args: { request: { state: "loading" } } };

/** Failed to load, and never seen on this device. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** The smallest phone. */
export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };

/** Joining requires occupation and city. The choices are reported, to be there again after a reload. */
export const Joining: Story = {
  args: { request: notJoined, onDraftChange: fn() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("loyalty:membership.join")));
    const occupation = canvas.getByLabelText(textOf("loyalty:membership.occupation"));
    const city = canvas.getByLabelText(textOf("loyalty:membership.city"));
    await expect(occupation.querySelectorAll("option:not([value=''])")).toHaveLength(5);
    await expect(city.querySelectorAll("option:not([value=''])")).toHaveLength(4);
    await waitFor(() => expect(occupation).toHaveAccessibleDescription(textOf("fields:occupation_required")));
    await expect(occupation).toHaveFocus();
    await userEvent.selectOptions(occupation, textOf("loyalty:membership.occupations.officeWorker"));
    await expect(args.onJoin).not.toHaveBeenCalled();
    await userEvent.selectOptions(city, textOf("loyalty:membership.cities.ha_noi"));
    await userEvent.click(canvas.getByRole("button", named("loyalty:membership.join")));
    await waitFor(() => expect(args.onJoin).toHaveBeenCalledWith({ occupation: 2, city: "ha_noi" }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ occupation: 2, city: "ha_noi" });
  },
};

/** The form shows the backend's refusal and keeps the choices. */
export const NotSent: Story = {
  args: {
    request: notJoined,
    draft: { occupation: 4, city: "hai_phong" },
    onJoin: refused({ code: 937, message: "Bạn đã yêu cầu mã quá nhiều lần" }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("loyalty:membership.join")));
    await expect(await canvas.findByText("Bạn đã yêu cầu mã quá nhiều lần")).toBeVisible();
    await expect(canvas.getByLabelText(textOf("loyalty:membership.city"))).toHaveValue("hai_phong");
    await expect(canvas.getByLabelText(textOf("loyalty:membership.occupation"))).toHaveValue("4");
  },
};

/** The backend refuses a field: shows the error there and keeps the choices. */
export const RefusedAtField: Story = {
  args: {
    request: notJoined,
    draft: { occupation: 4, city: "hai_phong" },
    onJoin: refused(refusedAt({ city: "Thành phố này chưa có trong danh sách" })),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("loyalty:membership.join")));
    const city = canvas.getByLabelText(textOf("loyalty:membership.city"));
    await waitFor(() => expect(city).toHaveAccessibleDescription("Thành phố này chưa có trong danh sách"));
    await expect(city).toHaveValue("hai_phong");
  },
};

/** The code has been sent. */
export const WithCode: Story = {
  args: { request: notJoined, sent: sentOtp },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:otp.label")), "123456{Enter}");
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledWith("123456"));
    await userEvent.click(canvas.getByRole("button", named("loyalty:membership.change")));
    await expect(args.onChangeDetails).toHaveBeenCalled();
  },
};

function JoinedByCode(props: MembershipScreenProps) {
  const [request, setRequest] = useState(props.request);
  const onVerify = async () => {
    setRequest({ state: "ready", card: memberCard, points: 620 });
    return null;
  };
  return <MembershipScreen {...props} request={request} onVerify={onVerify} />;
}

/** The right code: the card takes the focus of the form that it replaces. */
export const Joined: Story = {
  args: { request: notJoined, sent: sentOtp },
  render: (args) => <JoinedByCode {...args} />,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:otp.label")), "123456{Enter}");
    const card = await canvas.findByRole("region", named("loyalty:membership.card"));
    await waitFor(() => expect(card.parentElement).toHaveFocus());
  },
};
