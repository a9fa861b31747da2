import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, type within } from "storybook/test";
import { accepted, lostThenAccepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { chosenImages, uploads } from "../../fixtures/aftersales/evidence.ts";
import { createdOrder } from "../../fixtures/orders/orders.ts";
import { potteryShop, undiscounted } from "../../fixtures/catalog/products.ts";
import { questions } from "../../fixtures/support/support.ts";
import { including, named, served, textOf } from "../../fixtures/texts.ts";
import { TicketRequestScreen } from "./TicketRequestScreen.tsx";

const meta = {
  component: TicketRequestScreen,
  args: {
    loading: false,
    initial: { category: null, order_id: null },
    orders: { state: "ready", items: [createdOrder], total: 1, hasMore: false, onLoadMore: fn() },
    suggestions: [],
    onAbout: fn(),
    onFeedback: accepted(),
    upload: uploads(),
    onDraftChange: fn(),
    onCreate: accepted(),
    hrefs: {
      support: "#/support",
      shopQuestions: "#/support/shop-questions",
      supportCategory: (category) => `#/support/category/${category}`,
      request: (category) => `#/support/request?category=${category}`,
    },
  },
} satisfies Meta<typeof TicketRequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const toCare = { tenant_id: null, product_id: null };
const send = (canvas: Canvas) => canvas.getByRole("button", named("support:request.submit"));

/** An empty request: category, order, subject, text and attachments. */
export const Default: Story = { tags: ["visual"] };

/** Suggests existing answers below the subject before anything is sent. In English, at 320 px. */
export const MayHelp: Story = {
  args: { suggestions: questions, initial: { category: 1, order_id: null } },
  globals: { locale: "en", viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "These answers may help right away" })).toBeVisible();
  },
};

/** Question to a shop about a product: text and files. */
export const ToAShop: Story = {
  args: {
    asked: {
      name: potteryShop.name,
      about: { name: served(undiscounted.name), picture: undiscounted.image_url },
    },
    initial: {
      category: 8,
      order_id: null,
      tenant_id: potteryShop.id,
      product_id: undiscounted.id,
      subject: "Ấm trà",
    },
  },
};

export const Loading: Story = { args: { loading: true } };

/** Sends category, order, subject, text and two pictures as the contract specifies. */
export const SendsWhatTheContractLists: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(including(textOf("support:request.category"))), "1");
    await userEvent.type(canvas.getByLabelText(including(textOf("support:request.subject"))), "Hộp móp");
    await expect(args.onAbout).toHaveBeenLastCalledWith({ category: 1, subject: "Hộp móp" });
    await userEvent.click(canvas.getByRole("radio", { name: /SEN-261121-0042/ }));
    await userEvent.type(
      canvas.getByLabelText(including(textOf("support:request.text"))),
      "Đổi giúp tôi hộp khác.",
    );
    await userEvent.upload(
      await canvas.findByLabelText(including(textOf("aftersales:upload.choose"))),
      chosenImages(2),
    );
    await userEvent.click(send(canvas));
    await waitFor(() => expect(args.onCreate).toHaveBeenCalled());
    await expect(args.onCreate).toHaveBeenCalledWith({
      ...toCare,
      category: 1,
      order_id: createdOrder.id,
      subject: "Hộp móp",
      text: "Đổi giúp tôi hộp khác.",
      images: [expect.any(String), expect.any(String)],
      videos: [],
    });
  },
};

/** Nothing filled in: each field shows an error, the first one is focused, nothing is sent. */
export const Incomplete: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(textOf("fields:category_required"))).toBeVisible();
    await expect(canvas.getByText(textOf("fields:subject_required"))).toBeVisible();
    await expect(canvas.getByText(textOf("fields:text_required"))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByLabelText(including(textOf("support:request.category")))).toHaveFocus(),
    );
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** Restores the draft with its files. A lost response keeps everything, and it can be sent again. */
export const Restored: Story = {
  args: {
    draft: {
      values: { ...toCare, category: 3, order_id: null, subject: "Trừ tiền", text: "Hai lần" },
      files: chosenImages(1),
    },
    onCreate: lostThenAccepted(),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(including(textOf("support:request.restored")))).toBeVisible();
    await expect(canvas.getByLabelText(including(textOf("support:request.text")))).toHaveValue("Hai lần");
    await expect(await canvas.findByRole("list", named("aftersales:upload.files"))).toBeVisible();
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(textOf("support:request.refused"))).toBeVisible();
    await userEvent.click(send(canvas));
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledTimes(2));
  },
};

/** The server's error about a field is shown at the field. */
export const Refused: Story = {
  args: {
    draft: {
      values: { ...toCare, category: 3, order_id: 9001, subject: "Trừ tiền", text: "Hai lần" },
      files: [],
    },
    onCreate: refused(refusedAt({ order_id: "Không tìm thấy đơn hàng này" })),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(send(canvas));
    await expect((await canvas.findAllByText(/Không tìm thấy đơn hàng này/))[0]).toBeVisible();
  },
};

export const AsksAShop: Story = {
  ...ToAShop,
  args: ToAShop.args,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText(including(textOf("support:request.category")))).toBeNull();
    await userEvent.type(
      canvas.getByLabelText(including(textOf("support:shop.ask.text"))),
      "Ấm giữ nóng được bao lâu?",
    );
    await userEvent.click(canvas.getByRole("button", named("support:shop.ask.submit")));
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        category: 8,
        tenant_id: potteryShop.id,
        product_id: undiscounted.id,
        order_id: null,
        subject: "Ấm trà",
        text: "Ấm giữ nóng được bao lâu?",
        images: [],
        videos: [],
      }),
    );
  },
};
