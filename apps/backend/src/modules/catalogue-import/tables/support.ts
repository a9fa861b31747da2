import { SUPPORT_CATEGORIES } from "@sen/domain";
import { maxLength } from "../../../database/schema/max-length.ts";
import { active, inBothLanguages, optional, ownCode, position, text, wholeNumber } from "../columns.ts";
import type { Table } from "../table.ts";

/** Questions and answers of the support pages. */
export const supportTables: readonly Table[] = [
  {
    name: "questions",
    about:
      "Frequently asked questions with their answers, by category of the support pages (1 delivery, 2 refund, 3 payment, 4 discount, 5 cancelling, 6 other, 7 complaint, 8 shop, 9 order). A line of an answer that starts with `- ` is a list item.",
    key: ["question_code"],
    columns: {
      question_code: ownCode("101"),
      category: wholeNumber(1, SUPPORT_CATEGORIES.length, "1"),
      ...inBothLanguages(
        "question",
        maxLength("Question", "question"),
        "Khi nào tôi nhận được hàng?",
        "When will it arrive?",
      ),
      ...inBothLanguages(
        "answer",
        maxLength("Question", "answer"),
        "Trong 2 đến 5 ngày.",
        "Within two to five days.",
      ),
      keywords_vi: optional(text(300, "bao lâu mấy ngày"), "''"),
      keywords_en: optional(text(300, "how long days"), "''"),
      position,
      active,
    },
    target: "support_questions",
    find: "t.code = s.question_code",
  },
];
