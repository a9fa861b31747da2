import fc from "fast-check";
import { expect, it } from "vitest";
import { searchQuestions } from "./question-search.ts";

const fee = { question: "Phí giao hàng được tính thế nào?", answer: "Theo khoảng cách.", keywords: "ship" };
const refund = {
  question: "Bao lâu thì tôi nhận được tiền hoàn?",
  answer: "Tiền về trong 3 ngày, phí giao hàng cũng được hoàn.",
  keywords: "hoàn tiền",
};
const address = {
  question: "Đổi địa chỉ giao hàng",
  answer: "Trong chi tiết đơn.",
  keywords: "đổi chỗ nhận",
};
const questions = [refund, address, fee];

it.each([
  ["phí giao hàng", [fee, refund]],
  ["phi giao hang", [fee, refund]],
  ["PHI GIAO HÀ", [fee, refund]],
  ["ship", [fee]],
  ["doi dia chi", [address]],
  ["Tôi muốn đổi địa chỉ của đơn hàng thì làm thế nào?", [address]],
  ["hoan tie", [refund]],
  ["xe máy", []],
  ["  ?! ", []],
])("finds the questions that match %s, the best first", (text, found) => {
  expect(searchQuestions(questions, text)).toEqual(found);
});

it("finds the same questions for composed and decomposed accents, each once", () => {
  const text = fc.string({
    unit: fc.constantFrom(..."phí giao hàng đổi tiền ?%_\\".split("")),
    maxLength: 30,
  });
  fc.assert(
    fc.property(text, (typed) => {
      const found = searchQuestions(questions, typed);
      expect(new Set(found).size).toBe(found.length);
      expect(searchQuestions(questions, typed.normalize("NFD"))).toEqual(found);
    }),
  );
});
