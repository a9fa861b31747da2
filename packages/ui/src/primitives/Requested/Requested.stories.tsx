import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { served, wordsOf } from "../../fixtures/texts.ts";
import type { LoadedPages } from "../request.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { PagedList } from "./PagedList.tsx";
import { Requested } from "./Requested.tsx";

const onRetry = fn();
const meta = {
  component: Requested<{ name: string }>,
  subcomponents: { PagedList },
  args: {
    request: { state: "ready", name: "Ấm trà gốm Bát Tràng" },
    loading: "Đang tải sản phẩm",
    boxes: ["68px", "68px"],
    failed: "Chưa tải được sản phẩm",
    hint: "Kiểm tra kết nối rồi thử lại.",
    children: ({ name }) => <p>{name}</p>,
  },
} satisfies Meta<typeof Requested<{ name: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The loaded data. */
export const Default: Story = {};

/** Loading: skeleton boxes, announced once to screen readers. */
export const Loading: Story = {
  args: { request: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: served("Đang tải sản phẩm") })).toBeVisible();
    await expect(canvas.queryByText(served("Ấm trà gốm Bát Tràng"))).toBeNull();
  },
};

/** Loading, with a custom skeleton. */
export const LoadingInItsShape: Story = {
  args: {
    request: { state: "loading" },
    boxes: [],
    skeleton: <Skeleton shape="disc" width="48px" height="48px" />,
  },
};

/** Failed, with a hint and a retry button. */
export const Failed: Story = {
  tags: ["visual"],
  args: { request: { state: "failed", onRetry }, heading: "h3" },
};

/** A paginated list: items, progress and the next page. */
export const Pages: Story = {
  tags: ["visual"],
  render: ({ loading, failed }) => (
    <PagedList<LoadedPages<string>>
      request={{
        state: "ready",
        items: ["Ấm trà", "Chén trà"],
        total: 3003,
        hasMore: true,
        onLoadMore: onRetry,
      }}
      loading={loading}
      failed={failed}
      empty={<p>Chưa có sản phẩm</p>}
      more={{
        label: "Xem thêm",
        progress: ({ shown, total }) => `${shown}/${total}`,
        failed: "Chưa tải thêm được",
      }}
    >
      {({ items }) => <p>{items.join(", ")}</p>}
    </PagedList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\/3[.,]003$/)).toBeVisible();
  },
};

/** The button retries the request. */
export const TriesAgain: Story = {
  args: Failed.args,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
