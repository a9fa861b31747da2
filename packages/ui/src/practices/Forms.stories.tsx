import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, nothing, type Pair, practice } from "../fixtures/practice-pair.tsx";
import { color } from "../foundations/theme.ts";
import {
  Button,
  Checkbox,
  Notice,
  QuantityStepper,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from "../primitives/index.ts";

const meta = { title: "Practices/Forms", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** A field’s label is above it and stays there. */
export const LabelsStay: Story = {
  args: {
    do: "The label stays visible when the field is filled.",
    right: <TextField label="Số điện thoại" defaultValue="0903123456" inputMode="tel" />,
    dont: "A placeholder as the label disappears with the first letter.",
    wrong: (
      <TextField label="Số điện thoại" hideLabel placeholder="Số điện thoại" defaultValue="0903123456" />
    ),
  },
};

/** State a rule at the field, before it is broken. */
export const RuleBeforeTheMistake: Story = {
  args: {
    do: "The rule is below the field from the start.",
    right: <TextField label="Mật khẩu mới" type="password" hint="Từ 8 ký tự, có chữ và số" />,
    dont: "Rejected without a reason, once for each rule.",
    wrong: (
      <TextField label="Mật khẩu mới" type="password" error="Mật khẩu không hợp lệ" defaultValue="sen" />
    ),
  },
};

/** An error says how to fix the input, in the field’s own terms. */
export const ErrorsSayHow: Story = {
  args: {
    do: "Says what is missing.",
    right: (
      <TextField
        label="Mã số thuế"
        defaultValue="031234"
        error="Mã số thuế có 10 hoặc 13 chữ số; còn thiếu 4 chữ số."
      />
    ),
    dont: "The color already says that it is wrong.",
    wrong: <TextField label="Mã số thuế" defaultValue="031234" error="Dữ liệu không hợp lệ!" />,
  },
};

/** One field for a one-time code. */
export const OneFieldForACode: Story = {
  args: {
    do: "The code can be pasted, autofilled from the message, and edited like any text.",
    right: (
      <TextField
        label="Mã xác minh"
        digitsOnly
        inputMode="numeric"
        autoComplete="one-time-code"
        defaultValue="482913"
      />
    ),
    dont: "Six boxes: pasting fills only the first, and a screen reader announces six fields.",
    wrong: (
      <div style={{ display: "flex", gap: 4 }}>
        {["4", "", "", "", "", ""].map((digit, at) => (
          <span
            key={at}
            style={{
              width: 36,
              height: 44,
              display: "grid",
              placeItems: "center",
              border: `1px solid ${color.lineStrong}`,
            }}
          >
            {digit}
          </span>
        ))}
      </div>
    ),
  },
};

/** A failed sign-in shows the same message whether or not the account exists. */
export const TellNobodyWhoHasAnAccount: Story = {
  args: {
    do: "True in both cases, and offers a next step.",
    right: (
      <Notice tone="danger" title="Số điện thoại hoặc mật khẩu chưa đúng">
        Bạn quên mật khẩu? Đặt lại bằng tin nhắn.
      </Notice>
    ),
    dont: "Anyone can find out who shops here by trying phone numbers.",
    wrong: <Notice tone="danger" title="Số 0903 123 456 chưa đăng ký tài khoản" />,
  },
};

/** Show up to about five choices openly, not in a dropdown. */
export const FewChoicesAreShown: Story = {
  args: {
    do: "Compared at a glance, chosen with one tap.",
    right: (
      <RadioGroup
        legend="Thanh toán"
        value="cod"
        onChange={nothing}
        options={[
          { value: "cod", label: "Khi nhận hàng" },
          { value: "online", label: "Thẻ hoặc ví" },
        ]}
      />
    ),
    dont: "Two choices in a dropdown: most people never see the other one.",
    wrong: (
      <Select
        label="Thanh toán"
        options={[
          { value: "cod", label: "Khi nhận hàng" },
          { value: "online", label: "Thẻ hoặc ví" },
        ]}
      />
    ),
  },
};

/** Count and keep text that is too long; never cut it off while it is typed or pasted. */
export const LongTextIsCountedNotCut: Story = {
  args: {
    do: "The whole text is kept, and the counter shows the excess.",
    right: <TextArea label="Ghi chú" limit={20} defaultValue="Áo rách ở tay trái, tôi gửi ảnh" />,
    dont: "The end of the pasted text was cut off, and nobody noticed.",
    wrong: <TextArea label="Ghi chú" defaultValue="Áo rách ở tay trái, " />,
  },
};

/** A rejected file stays in the list, with the reason and what is accepted. */
export const FilesSayWhy: Story = {
  args: {
    do: "Which file, why, and how to fix it.",
    right: (
      <Notice tone="danger" title="video-mo-hop.mp4 chưa tải lên">
        Video dài hơn 30 MB. Hãy quay ngắn hơn, hoặc chọn chất lượng thấp hơn.
      </Notice>
    ),
    dont: "Which of six files? And what now?",
    wrong: <Notice tone="danger" title="Tải lên thất bại (413)" />,
  },
};

/** Say why before asking for the camera, an identity document or a permission. */
export const ReasonBeforeTheRequest: Story = {
  args: {
    do: "Why, who sees it, and another way to do it.",
    right: (
      <Card
        title="Chụp căn cước của bạn"
        actions={
          <>
            <Button>Mở máy ảnh</Button>
            <Button tone="quiet">Chọn ảnh có sẵn</Button>
          </>
        }
      >
        Để không ai nhận hoàn tiền thay bạn. Chỉ nhân viên xác minh xem ảnh.
      </Card>
    ),
    dont: "The browser’s prompt comes first: most people block it, for good.",
    wrong: (
      <Card
        title="sen.vn muốn sử dụng máy ảnh của bạn"
        actions={
          <>
            <Button tone="secondary">Chặn</Button>
            <Button tone="secondary">Cho phép</Button>
          </>
        }
      />
    ),
  },
};

/** When a number reaches its maximum, say the limit and the reason. */
export const LimitsAreSaid: Story = {
  args: {
    do: "The button is disabled, with the reason beside it.",
    right: (
      <div style={{ display: "grid", gap: 4 }}>
        <QuantityStepper
          value={3}
          max={3}
          onChange={nothing}
          labels={{ quantity: "Số lượng", decrease: "Bớt", increase: "Thêm" }}
        />
        <small>Shop còn 3 sản phẩm</small>
      </div>
    ),
    dont: "It accepts 99, and only payment says that there are three.",
    wrong: (
      <QuantityStepper
        value={99}
        max={999}
        onChange={nothing}
        labels={{ quantity: "Số lượng", decrease: "Bớt", increase: "Thêm" }}
      />
    ),
  },
};

/** Consent is an action: never preselect it. */
export const NothingIsTickedForThem: Story = {
  args: {
    do: "Unchecked at first, and it says what it means.",
    right: <Checkbox label="Gửi ưu đãi cho tôi qua e-mail" onChange={nothing} checked={false} />,
    dont: "Already checked, and it agrees to three things at once.",
    wrong: (
      <Checkbox
        label="Tôi đồng ý điều khoản, nhận ưu đãi và chia sẻ dữ liệu cho đối tác"
        onChange={nothing}
        checked
      />
    ),
  },
};

/** Do not suggest a rating. */
export const ReviewWithoutALead: Story = {
  args: {
    do: "Nothing is chosen yet, and both ends are named.",
    right: (
      <RadioGroup
        legend="Bạn thấy sản phẩm thế nào?"
        value={undefined}
        onChange={nothing}
        look="pills"
        options={[
          { value: 1, label: "1 sao" },
          { value: 3, label: "3 sao" },
          { value: 5, label: "5 sao" },
        ]}
      />
    ),
    dont: "Five stars are preselected: praise sent without a look is worth nothing.",
    wrong: (
      <RadioGroup
        legend="Hãy cho shop 5 sao nhé!"
        value={5}
        onChange={nothing}
        look="pills"
        options={[
          { value: 1, label: "1 sao" },
          { value: 3, label: "3 sao" },
          { value: 5, label: "5 sao" },
        ]}
      />
    ),
  },
};
