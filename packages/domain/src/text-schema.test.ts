import { expect, it } from "vitest";
import { answerSchema } from "./text-schema.ts";

it.each([
  ["a", true],
  ["🧡".repeat(500), true],
  ["", false],
  ["  ", false],
  ["x".repeat(501), false],
])("an answer of the shop may be %j: %s", (text, isAllowed) => {
  expect(answerSchema.safeParse(text).success).toBe(isAllowed);
});
