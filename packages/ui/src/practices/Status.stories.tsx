import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, type Pair, practice } from "../fixtures/practice-pair.tsx";
import { color } from "../foundations/theme.ts";
import { Badge, Notice, ProgressBar, Rating, TabLinks, Time } from "../primitives/index.ts";

const meta = { title: "Practices/Status", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** A status is in words; its color only repeats it. */
export const WordsCarryIt: Story = {
  args: {
    do: "Clear without color, and read aloud.",
    right: (
      <div style={{ display: "flex", gap: 8 }}>
        <Badge tone="success">Đã giao</Badge>
        <Badge tone="danger">Giao không thành công</Badge>
      </div>
    ),
    dont: "Two dots: one man in twelve cannot tell them apart.",
    wrong: (
      <div style={{ display: "flex", gap: 24 }}>
        {[color.success, color.danger].map((fill) => (
          <span key={fill} style={{ width: 12, height: 12, borderRadius: "50%", background: fill }} />
        ))}
      </div>
    ),
  },
};

/** Describe events in the customer’s words, never as stored values or carrier codes. */
export const InTheCustomersWords: Story = {
  args: {
    do: "Who did what, and what comes next.",
    right: <Card title="Shipper không gặp được bạn">Giao lại ngày 23/11. Đơn chờ tối đa 3 lần giao.</Card>,
    dont: "An internal status: correct, but meaningless.",
    wrong: <Card title="DELIVERY_FAIL_02">Status: TO_RECEIVE → RETURNING</Card>,
  },
};

/** Show date and minute, in Vietnam time, for anything that matters in a claim. */
export const ExactTimes: Story = {
  args: {
    do: "Still true tomorrow, and on a screenshot for the shop.",
    right: (
      <Card title="Shop đề nghị hoàn 50%">
        <Time dateTime="2026-11-21T08:04:00Z" />
      </Card>
    ),
    dont: "“Two hours ago” from when? On a screenshot it is worthless.",
    wrong: <Card title="Shop đề nghị hoàn 50%">2 giờ trước</Card>,
  },
};

/** A deadline is an exact time, with its consequence. */
export const DeadlinesAreMoments: Story = {
  args: {
    do: "Until when, and what happens then.",
    right: (
      <Notice tone="warning" title="Thanh toán trước 15:04 22/11/2026">
        Sau đó đơn tự hủy và mã giảm giá được trả lại.
      </Notice>
    ),
    dont: "24 hours from when?",
    wrong: <Notice tone="warning" title="Vui lòng thanh toán trong 24 giờ" />,
  },
};

/** A multi-step flow shows the current step and the next ones. */
export const KnownHowFar: Story = {
  args: {
    do: "The step’s number and name, and how many there are.",
    right: <Card title="Bước 2 trên 3: Xác minh số điện thoại">Tiếp theo: thông tin thành viên</Card>,
    dont: "Nobody knows how many steps are left.",
    wrong: <Card title="Xác minh">Nhấn Tiếp tục</Card>,
  },
};

/** Name a tab with one or two words. */
export const TabsAreShort: Story = {
  args: {
    do: "All of them fit on a phone.",
    right: (
      <TabLinks
        label="Đơn hàng"
        current="#giao"
        tabs={[
          { href: "#cho", label: "Chờ lấy" },
          { href: "#giao", label: "Đang giao" },
          { href: "#xong", label: "Đã giao" },
        ]}
      />
    ),
    dont: "Sentences: on a phone, the second tab is out of view.",
    wrong: (
      <TabLinks
        label="Đơn hàng"
        current="#giao"
        tabs={[
          { href: "#cho", label: "Đơn hàng đang chờ bên vận chuyển đến lấy" },
          { href: "#giao", label: "Đơn hàng đang trên đường giao đến bạn" },
        ]}
      />
    ),
  },
};

/** A progress bar says what it measures, the value and the total. */
export const ProgressOfWhat: Story = {
  args: {
    do: "What, and out of how many.",
    right: (
      <div style={{ display: "grid", gap: 4 }}>
        <span>Đã bán 57 trên 100</span>
        <ProgressBar value={0.57} label="Đã bán 57 trên 100" tone="sale" />
      </div>
    ),
    dont: "57% of what: the stock, the time, the upload?",
    wrong: <ProgressBar value={0.57} label="57%" tone="sale" />,
  },
};

/** Show stars with a number or a word, for people who cannot see them. */
export const StarsWithWords: Story = {
  args: {
    do: "The average rating, and the number of reviews.",
    right: (
      <span style={{ display: "flex", gap: 8 }}>
        <Rating value={4.7} label="4,7 trên 5 sao" /> 128 đánh giá
      </span>
    ),
    dont: "Stars as characters: read out as “black star black star black star”.",
    wrong: <span>★★★★☆</span>,
  },
};
