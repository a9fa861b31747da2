import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, PackageSearch, Ticket } from "lucide-react";
import { ProductCard } from "../catalog/ProductCard/ProductCard.tsx";
import { Card, nothing, type Pair, practice } from "../fixtures/practice-pair.tsx";
import { soldOut } from "../fixtures/catalog/products.ts";
import {
  Badge,
  ButtonLink,
  EmptyState,
  FailedState,
  Loading,
  Notice,
  Skeleton,
  TextArea,
} from "../primitives/index.ts";

const meta = { title: "Practices/States", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** A skeleton has the size of the final content, so that nothing shifts. */
export const LoadingHasTheShape: Story = {
  args: {
    do: "A picture’s box and two lines, where they will be.",
    right: (
      <Loading label="Đang tải đơn hàng">
        <div style={{ display: "grid", gap: 8, gridTemplateColumns: "64px 1fr" }}>
          <Skeleton shape="box" height="64px" />
          <div style={{ display: "grid", gap: 8, alignContent: "center" }}>
            <Skeleton />
            <Skeleton width="60%" />
          </div>
        </div>
      </Loading>
    ),
    dont: "A centered line of text: the whole page shifts when the list loads.",
    wrong: <p style={{ margin: 0, textAlign: "center" }}>Đang tải…</p>,
  },
};

/** An empty state says what belongs there and how to add it. */
export const EmptyLeadsOn: Story = {
  args: {
    do: "What belongs here, and one action.",
    right: (
      <EmptyState
        heading="h3"
        picture={<Ticket aria-hidden size={40} />}
        title="Chưa có mã giảm giá nào"
        action={<ButtonLink href="#ma">Tìm mã giảm giá</ButtonLink>}
      >
        Mã bạn lưu nằm ở đây và tự tính khi thanh toán.
      </EmptyState>
    ),
    dont: "A dead end that says what the customer already sees.",
    wrong: <EmptyState heading="h3" picture={<Ticket aria-hidden size={40} />} title="Không có dữ liệu" />,
  },
};

/** Never show a failed load as an empty state. */
export const FailedIsNotEmpty: Story = {
  args: {
    do: "Says that it failed, and offers a retry.",
    right: (
      <FailedState heading="h3" title="Chưa tải được đơn hàng" onRetry={nothing}>
        Đơn hàng của bạn vẫn còn nguyên.
      </FailedState>
    ),
    dont: "“No orders yet” after a failed request, shown to someone who has just paid.",
    wrong: (
      <EmptyState
        heading="h3"
        picture={<PackageSearch aria-hidden size={40} />}
        title="Bạn chưa có đơn hàng nào"
      />
    ),
  },
};

/** Leave out unknown values or say so in words; never show a blank placeholder value. */
export const UnknownIsLeftOut: Story = {
  args: {
    do: "Only what is known, and a sentence about what is pending.",
    right: (
      <Card title="Hoàn tiền">
        <p style={{ margin: 0 }}>Ngân hàng: Vietcombank</p>
        <p style={{ margin: 0 }}>Shop chưa trả lời; hạn 23/11/2026.</p>
      </Card>
    ),
    dont: "Rows with a program’s words for “nothing”.",
    wrong: (
      <Card title="Hoàn tiền">
        <p style={{ margin: 0 }}>Ngân hàng: N/A</p>
        <p style={{ margin: 0 }}>Ghi chú: null</p>
        <p style={{ margin: 0 }}>Ngày trả: --/--/----</p>
      </Card>
    ),
  },
};

/** A page error says in plain words what happened and what still works. */
export const FailureSaysWhatStillWorks: Story = {
  args: {
    do: "A cause that the customer can fix, and what still works.",
    right: (
      <Notice tone="warning" title="Không có kết nối mạng">
        Bạn vẫn xem được những gì đã mở. Giỏ hàng được giữ.
      </Notice>
    ),
    dont: "A code for developers, of no use to the customer.",
    wrong: (
      <Notice tone="danger" title="Error: ERR_NETWORK (0x8007)">
        Unexpected token &lt; in JSON at position 0
      </Notice>
    ),
  },
};

/** Input survives a failure. */
export const TypedStaysTyped: Story = {
  args: {
    do: "The message is beside the text, which can be sent again.",
    right: (
      <div style={{ display: "grid", gap: 8 }}>
        <Notice tone="danger">Chưa gửi được. Thử lại khi có mạng.</Notice>
        <TextArea label="Lời nhắn" defaultValue="Áo rách ở tay trái, tôi gửi ảnh kèm theo." />
      </div>
    ),
    dont: "The field is empty: the customer writes again, shorter and angrier.",
    wrong: (
      <div style={{ display: "grid", gap: 8 }}>
        <Notice tone="danger">Đã xảy ra lỗi.</Notice>
        <TextArea label="Lời nhắn" defaultValue="" />
      </div>
    ),
  },
};

/** An unavailable item stays in its place, with the reason. */
export const SoldOutStaysInPlace: Story = {
  args: {
    do: "The card keeps its place, grayed out, with the reason in words.",
    right: (
      <div style={{ width: 176 }}>
        <ProductCard product={soldOut} href="#san-pham" />
      </div>
    ),
    dont: "It looks available: customers learn at payment that it is sold out.",
    wrong: (
      <div style={{ width: 176 }}>
        <ProductCard product={{ ...soldOut, in_stock: true }} href="#san-pham" />
      </div>
    ),
  },
};

/** Defer only content below the fold. */
export const TheFirstScreenDoesNotWait: Story = {
  args: {
    do: "The main content shows at once; the rest loads when it is near.",
    right: (
      <div style={{ display: "grid", gap: 8 }}>
        <strong>Áo sơ mi linen tay dài</strong>
        <span>389.000 đ</span>
        <Loading label="Đang tải đánh giá">
          <Skeleton shape="box" height="48px" />
        </Loading>
      </div>
    ),
    dont: "The name and price are deferred, and the reviews are there.",
    wrong: (
      <div style={{ display: "grid", gap: 8 }}>
        <Loading label="Đang tải">
          <Skeleton shape="box" height="48px" />
        </Loading>
        <strong>Đánh giá (128)</strong>
        <span>“Vải mát, đúng cỡ.”</span>
      </div>
    ),
  },
};

/** Show a count from one; hide it at zero. */
export const NothingIsCounted: Story = {
  args: {
    do: "The bell alone: there is nothing to do.",
    right: (
      <span style={{ display: "inline-flex", gap: 4 }}>
        <Bell aria-hidden /> Thông báo
      </span>
    ),
    dont: "A red zero asks for attention, for nothing.",
    wrong: (
      <span style={{ display: "inline-flex", gap: 4, alignItems: "center" }}>
        <Bell aria-hidden /> Thông báo <Badge tone="danger">0</Badge>
      </span>
    ),
  },
};
