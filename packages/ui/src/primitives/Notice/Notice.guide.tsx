import type { Guide } from "../../fixtures/guide.ts";
import { TextLink } from "../Link/Link.tsx";
import { Notice } from "./Notice.tsx";

export const guide = {
  notFor: "For the result of a finished action use Toast; for the error of a single field, Field.",
  keyboard: "Tab stops at its action, if it has one.",
  screenReader: "Its text, in reading order; with `urgent` immediately, and it scrolls into view.",
  content: "What happened and what to do about it. The title alone is enough for those who read no further.",
  do: { Default: "What changed, by how much, and where to look." },
  dont: { DontLeaveAlone: '"Có lỗi xảy ra" alone says neither what went wrong nor what to do.' },
  practices: ["Status/DeadlinesAreMoments"],
} satisfies Guide;

/** What changed, and where to look. */
export const WhatChanged = () => (
  <Notice tone="warning" title="Giá vừa thay đổi" action={<TextLink href="#cart">Xem giỏ hàng</TextLink>}>
    Một sản phẩm trong giỏ đã tăng 10.000 đ.
  </Notice>
);

/** Result of an action: announced immediately and scrolled into view. */
export const ToAPress = () => (
  <Notice tone="danger" urgent title="Chưa gửi được yêu cầu">
    Những gì bạn đã nhập vẫn còn. Hãy thử lại.
  </Notice>
);

/** One sentence needs no title. */
export const OneSentence = () => <Notice tone="success">Đã lưu địa chỉ nhận hàng.</Notice>;
