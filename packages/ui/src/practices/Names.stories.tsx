import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductCard } from "../catalog/ProductCard/ProductCard.tsx";
import { Card, type Pair, practice } from "../fixtures/practice-pair.tsx";
import { longProduct } from "../fixtures/catalog/products.ts";
import { LinkChip } from "../primitives/index.ts";

const meta = { title: "Practices/Names", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** Pass names in full: the fragment truncates them visually, and the full text stays readable. */
export const Whole: Story = {
  args: {
    do: "The card gets the whole name and cuts it after two lines; screen readers and search get all of it.",
    right: (
      <div style={{ width: 176 }}>
        <ProductCard product={longProduct} href="#san-pham" />
      </div>
    ),
    dont: "Cut at a fixed length: the name ends within a word, and “sơ m…” means nothing.",
    wrong: (
      <div style={{ width: 176 }}>
        <ProductCard
          product={{ ...longProduct, name: `${longProduct.name.slice(0, 8)}…` }}
          href="#san-pham"
        />
      </div>
    ),
  },
};

/** Use sentence case for headings and names: all caps leave no room for diacritics. */
export const SentenceCase: Story = {
  args: {
    do: "The heading says what is below it; the price speaks for itself.",
    right: (
      <Card title="Ưu đãi cuối tuần ở Sen Plaza">
        <p style={{ margin: 0 }}>Ấm trà men lam, giảm 25% đến hết Chủ nhật.</p>
      </Card>
    ),
    dont: "All caps: the diacritics of Ư, Ã and Ố touch the line above, and everything shouts.",
    wrong: (
      <Card title="🔥 SIÊU SALE SỐC!!! ƯU ĐÃI CUỐI TUẦN 🔥">
        <p style={{ margin: 0 }}>ẤM TRÀ MEN LAM GIẢM GIÁ CỰC SỐC!!!</p>
      </Card>
    ),
  },
};

/** Show an order’s code in full everywhere: customers read it out to the shop and to support. */
export const CodesInFull: Story = {
  args: {
    do: "The whole code, as in the message and on the parcel.",
    right: (
      <Card title="Đơn hàng SEN-261121-0042">
        <p style={{ margin: 0 }}>Lụa Việt · 2 sản phẩm</p>
      </Card>
    ),
    dont: "Shortened in the middle: two orders of the same day look alike.",
    wrong: (
      <Card title="Đơn hàng SEN-…42">
        <p style={{ margin: 0 }}>Lụa Việt · 2 sản phẩm</p>
      </Card>
    ),
  },
};

/** Write out an address with all its levels, the name and the phone number: couriers read it as shown. */
export const AddressInFull: Story = {
  args: {
    do: "Street, ward, district and province, with their full names.",
    right: (
      <Card title="Nguyễn Thị Hồng Ánh · 0903 123 456">
        <p style={{ margin: 0 }}>12 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh</p>
      </Card>
    ),
    dont: "Abbreviated: “P. BN” may be one of several wards, and there is no phone number.",
    wrong: (
      <Card title="Chị Ánh">
        <p style={{ margin: 0 }}>12 Lê Lợi, P. BN, Q.1, HCM</p>
      </Card>
    ),
  },
};

/** Name a language in that language, for people who read no other. */
export const InItsOwnLanguage: Story = {
  args: {
    do: "Each in its own language.",
    right: (
      <div style={{ display: "flex", gap: 8 }}>
        <LinkChip href="#vi" current>
          Tiếng Việt
        </LinkChip>
        <LinkChip href="#en">English</LinkChip>
      </div>
    ),
    dont: "Named in the page’s language, with a flag, which stands for a country.",
    wrong: (
      <div style={{ display: "flex", gap: 8 }}>
        <LinkChip href="#vi" current>
          🇻🇳 Tiếng Việt
        </LinkChip>
        <LinkChip href="#en">🇬🇧 Tiếng Anh</LinkChip>
      </div>
    ),
  },
};

/** Name a signed-in device as people call it, with the time of its last use. */
export const DevicesAsPeopleCallThem: Story = {
  args: {
    do: "What and when: enough to tell your own phone from a stranger’s.",
    right: (
      <Card title="Chrome trên Android">
        <p style={{ margin: 0 }}>Dùng lần cuối 14:02 21/11/2026</p>
      </Card>
    ),
    dont: "A user agent and an IP address: nobody recognizes their phone.",
    wrong: (
      <Card title="Mozilla/5.0 (Linux; Android 14; K)">
        <p style={{ margin: 0 }}>AppleWebKit/537.36 · 113.161.74.8</p>
      </Card>
    ),
  },
};

/** The first words of a notification or an article say what it is about, because a list shows only them. */
export const TitleSaysWhatHappened: Story = {
  args: {
    do: "What happened to which order.",
    right: (
      <Card title="Đơn SEN-261121-0042 đã giao">
        <p style={{ margin: 0 }}>Lụa Việt · hãy kiểm tra hàng trong 7 ngày</p>
      </Card>
    ),
    dont: "Says only that there is something: open it to learn whether it matters.",
    wrong: (
      <Card title="Bạn có thông báo mới!">
        <p style={{ margin: 0 }}>Nhấn để xem chi tiết</p>
      </Card>
    ),
  },
};

/** Keep paragraphs and lists in long texts: nobody reads a wall of text. */
export const ParagraphsStay: Story = {
  args: {
    do: "A sentence per topic, in the order in which customers ask.",
    right: (
      <Card title="Chất liệu">
        <p style={{ margin: 0 }}>100% linen Pháp, dệt tại Nam Định.</p>
        <p style={{ margin: 0 }}>Giặt nước lạnh, không sấy.</p>
      </Card>
    ),
    dont: "A wall of text, with the washing instructions somewhere in it.",
    wrong: (
      <Card title="Mô tả">
        <p style={{ margin: 0 }}>
          Áo 100% linen Pháp dệt tại Nam Định giặt nước lạnh không sấy bảo hành đường may 6 tháng form rộng
          nên chọn nhỏ hơn một cỡ…
        </p>
      </Card>
    ),
  },
};

/** Write a question as a customer would ask it, and answer it in the first sentence. */
export const AskedAsCustomersAsk: Story = {
  args: {
    do: "The customer’s own words, and the answer in the first sentence.",
    right: (
      <Card title="Bao lâu tôi nhận được tiền hoàn?">
        <p style={{ margin: 0 }}>Trong 7 ngày làm việc kể từ khi yêu cầu được duyệt.</p>
      </Card>
    ),
    dont: "Company jargon: search does not find it, and the answer is in the third paragraph.",
    wrong: (
      <Card title="Chính sách xử lý hoàn trả v2">
        <p style={{ margin: 0 }}>Căn cứ quy định hiện hành, quý khách vui lòng…</p>
      </Card>
    ),
  },
};
