import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClipboardList, House, LayoutGrid, Pencil, Trash2, User } from "lucide-react";
import { Card, type Pair, practice } from "../fixtures/practice-pair.tsx";
import { text } from "../foundations/theme.ts";
import { Button, IconButton, Link, Notice } from "../primitives/index.ts";

const meta = { title: "Practices/Steps", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** A view has one primary action, and only that button is filled. */
export const OneMainStep: Story = {
  args: {
    do: "Filled for the main action, quiet for the rest.",
    right: (
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        <Button>Mua ngay</Button>
        <Button tone="secondary">Thêm vào giỏ</Button>
      </div>
    ),
    dont: "Three primary buttons: which one is the next step?",
    wrong: (
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        <Button>Mua ngay</Button>
        <Button>Thêm vào giỏ</Button>
        <Button>Nhắn shop</Button>
      </div>
    ),
  },
};

/** An action that is not possible yet says why, and leads to what is missing. */
export const SayWhyNot: Story = {
  args: {
    do: "It can be pressed, then says what is missing and focuses it.",
    right: (
      <Card actions={<Button aria-disabled>Đặt hàng</Button>}>
        <Notice tone="warning">Chọn cách giao hàng của Lụa Việt để đặt hàng.</Notice>
      </Card>
    ),
    dont: "Disabled without a reason: the address, the coupon, the shop? It cannot even take focus.",
    wrong: <Card actions={<Button disabled>Đặt hàng</Button>} />,
  },
};

/** A confirmation names the consequence; its buttons are verbs that make sense on their own. */
export const ButtonsNameWhatTheyDo: Story = {
  args: {
    do: "Each button makes sense without the text above.",
    right: (
      <Card
        title="Kết thúc đăng nhập ở Chrome trên Android?"
        actions={
          <>
            <Button tone="danger">Kết thúc đăng nhập</Button>
            <Button tone="quiet">Để sau</Button>
          </>
        }
      >
        Thiết bị đó phải đăng nhập lại để mua hàng.
      </Card>
    ),
    dont: "“Are you sure?” of what? OK and No make sense only with the question.",
    wrong: (
      <Card
        title="Bạn có chắc chắn không?"
        actions={
          <>
            <Button tone="danger">OK</Button>
            <Button tone="quiet">Không</Button>
          </>
        }
      />
    ),
  },
};

/** If “Hủy” cancels an order, do not label the dismiss button “Hủy” too. */
export const HuyMeansOneThing: Story = {
  args: {
    do: "One cancels the order; the other keeps it, and says so.",
    right: (
      <Card
        title="Hủy đơn SEN-261121-0042?"
        actions={
          <>
            <Button tone="danger">Hủy đơn hàng</Button>
            <Button tone="quiet">Giữ đơn hàng</Button>
          </>
        }
      >
        Shop được báo ngay; không lấy lại được đơn đã hủy.
      </Card>
    ),
    dont: "Does “Hủy” cancel the order or close the dialog?",
    wrong: (
      <Card
        title="Xác nhận hủy đơn"
        actions={
          <>
            <Button tone="danger">Xác nhận</Button>
            <Button tone="quiet">Hủy</Button>
          </>
        }
      />
    ),
  },
};

/** A link’s text names its target, even out of context or repeated on a page. */
export const LinksSayWhere: Story = {
  args: {
    do: "Each link makes sense in a list of links.",
    right: (
      <div style={{ display: "grid", gap: 4 }}>
        <Link href="#a">Xem mọi ưu đãi chớp nhoáng</Link>
        <Link href="#b">Xem mã giảm giá của Lụa Việt</Link>
      </div>
    ),
    dont: "“See more” twice: the same text for two different pages.",
    wrong: (
      <div style={{ display: "grid", gap: 4 }}>
        <Link href="#a">Xem thêm</Link>
        <Link href="#b">Xem thêm</Link>
      </div>
    ),
  },
};

/** Do reversible actions immediately and offer undo; confirm only irreversible ones. */
export const UndoBeatsAsking: Story = {
  args: {
    do: "The item is removed; undo restores its quantity and selection.",
    right: (
      <Notice
        tone="success"
        action={
          <Button tone="quiet" size="small">
            Hoàn tác
          </Button>
        }
      >
        Đã bỏ Áo sơ mi linen khỏi giỏ hàng.
      </Notice>
    ),
    dont: "A confirmation for each item: soon nobody reads them, not even the one that matters.",
    wrong: (
      <Card
        title="Bỏ sản phẩm này khỏi giỏ hàng?"
        actions={
          <>
            <Button tone="danger">Bỏ sản phẩm</Button>
            <Button tone="quiet">Giữ lại</Button>
          </>
        }
      />
    ),
  },
};

/** Show progress on the control that started it; the rest of the page stays readable. */
export const BusyWhereItWasPressed: Story = {
  args: {
    do: "The button keeps its width and cannot be pressed twice.",
    right: (
      <Card title="Áo sơ mi linen tay dài" actions={<Button busy>Mua lại</Button>}>
        389.000 đ
      </Card>
    ),
    dont: "A loading message replaces the page: what was pressed is gone.",
    wrong: (
      <Card>
        <p style={{ margin: 0, textAlign: "center" }}>Vui lòng chờ trong giây lát…</p>
      </Card>
    ),
  },
};

/** Navigation icons have a text label. */
export const IconsWithTheirWords: Story = {
  args: {
    do: "People look for the word; the icon is found faster the next time.",
    right: (
      <div style={{ display: "flex", gap: 24 }}>
        {[
          { icon: <House aria-hidden />, word: "Trang chủ" },
          { icon: <ClipboardList aria-hidden />, word: "Đơn hàng" },
          { icon: <User aria-hidden />, word: "Tôi" },
        ].map(({ icon, word }) => (
          <span key={word} style={{ display: "grid", justifyItems: "center", font: text.caption }}>
            {icon}
            {word}
          </span>
        ))}
      </div>
    ),
    dont: "Icons alone: does the list mean orders, or to-dos?",
    wrong: (
      <div style={{ display: "flex", gap: 24 }}>
        <House aria-hidden />
        <ClipboardList aria-hidden />
        <LayoutGrid aria-hidden />
        <User aria-hidden />
      </div>
    ),
  },
};

/** An icon has one meaning in the whole shop. */
export const OneIconOneMeaning: Story = {
  args: {
    do: "The bin deletes; the pencil edits.",
    right: (
      <div style={{ display: "flex", gap: 8 }}>
        <IconButton label="Sửa địa chỉ" icon={<Pencil aria-hidden />} />
        <IconButton label="Xóa địa chỉ" icon={<Trash2 aria-hidden />} />
      </div>
    ),
    dont: "The bin clears a filter here and deletes an address there.",
    wrong: (
      <div style={{ display: "flex", gap: 8 }}>
        <IconButton label="Bỏ bộ lọc" icon={<Trash2 aria-hidden />} />
        <IconButton label="Xóa địa chỉ" icon={<Trash2 aria-hidden />} />
      </div>
    ),
  },
};
