import type { Meta, StoryObj } from "@storybook/react-vite";
import { nothing, type Pair, practice } from "../fixtures/practice-pair.tsx";
import { color, text } from "../foundations/theme.ts";
import { Button, Link, LinkChip, LoadMore } from "../primitives/index.ts";

const meta = { title: "Practices/Lists", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** Name the active filters, each with its own remove button. */
export const WhatNarrowsIsNamed: Story = {
  args: {
    do: "Which filters are active, each removable by itself.",
    right: (
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        <LinkChip href="#a" current>
          Lụa Việt ×
        </LinkChip>
        <LinkChip href="#b" current>
          Từ 4 sao ×
        </LinkChip>
      </div>
    ),
    dont: "A number: to remove one filter, all must be opened.",
    wrong: (
      <LinkChip href="#a" current>
        Bộ lọc (2)
      </LinkChip>
    ),
  },
};

/** Say what was searched for, if it differs from the input. */
export const SayWhatWasSearched: Story = {
  args: {
    do: "The corrected query, and a link to the original one.",
    right: (
      <div style={{ display: "grid", gap: 4 }}>
        <p style={{ margin: 0 }}>Kết quả cho “áo sơ mi”</p>
        <Link href="#goc">Tìm đúng “ao soo mi”</Link>
      </div>
    ),
    dont: "No results for a misspelled “áo sơ mi”.",
    wrong: <p style={{ margin: 0 }}>0 kết quả cho “ao soo mi”</p>,
  },
};

/** The end of a list says how much is shown, and loads the rest below. */
export const MoreSaysHowMuch: Story = {
  args: {
    do: "Shows the progress; earlier items stay in place.",
    right: (
      <LoadMore label="Xem thêm sản phẩm" progress="Đã xem 24 trên 118 sản phẩm" more onLoadMore={nothing} />
    ),
    dont: "How many are left? And the earlier items are gone.",
    wrong: (
      <div style={{ display: "flex", justifyContent: "center", gap: 8 }}>
        <Button tone="quiet">Trước</Button>
        <Button tone="quiet">Sau</Button>
      </div>
    ),
  },
};

/** Abbreviate counts of reviews and sales, but never amounts owed. */
export const CountsAreShort: Story = {
  args: {
    do: "1,3k is precise enough to compare.",
    right: <span>Đã bán 1,3k · 128 đánh giá</span>,
    dont: "A long number that nobody reads, and that wraps.",
    wrong: <span>Đã bán được tất cả 1.287.412 sản phẩm</span>,
  },
};

/** A scrolling row shows part of the next item at the edge. */
export const MoreIsSeenAtTheEdge: Story = {
  args: {
    do: "The third item is cut off by the edge, which invites a swipe.",
    right: (
      <div style={{ display: "flex", gap: 8, width: 240, overflow: "hidden" }}>
        {["Thời trang", "Nhà cửa", "Làm đẹp"].map((word) => (
          <span
            key={word}
            style={{
              flex: "none",
              width: 100,
              padding: "16px 0",
              textAlign: "center",
              background: color.surfaceSunken,
            }}
          >
            {word}
          </span>
        ))}
      </div>
    ),
    dont: "Exactly two fit: there seem to be no more.",
    wrong: (
      <div style={{ display: "flex", gap: 8, width: 240, overflow: "hidden" }}>
        {["Thời trang", "Nhà cửa"].map((word) => (
          <span
            key={word}
            style={{
              flex: "none",
              width: 116,
              padding: "16px 0",
              textAlign: "center",
              background: color.surfaceSunken,
            }}
          >
            {word}
          </span>
        ))}
      </div>
    ),
  },
};

/** Headings skip no level, so that screen reader users can navigate by them. */
export const SkippedNothing: Story = {
  args: {
    do: "The shop’s name, with its sections below.",
    right: (
      <div>
        <p style={{ margin: 0, font: text.heading }}>Lụa Việt</p>
        <p style={{ margin: 0, font: text.title }}>Mã giảm giá</p>
        <p style={{ margin: 0 }}>Giảm 50.000 đ cho đơn từ 300.000 đ</p>
      </div>
    ),
    dont: "Everything is a heading: a list of headings repeats the page.",
    wrong: (
      <div style={{ font: text.title }}>
        <p style={{ margin: 0 }}>Lụa Việt</p>
        <p style={{ margin: 0 }}>Mã giảm giá</p>
        <p style={{ margin: 0 }}>Giảm 50.000 đ</p>
      </div>
    ),
  },
};
