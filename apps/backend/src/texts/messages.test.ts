import { fieldErrors } from "@sen/domain";
import { messageText } from "@sen/i18n/messages";
import { expect, it } from "vitest";
import { isMessageCode, say } from "./messages.ts";

it("says of a broken rule what the form says, and has no code for one that is not named", () => {
  const named = Object.values(fieldErrors).filter((key) => key !== "fields:invalid");
  for (const key of named) {
    const code = key.replace("fields:", "").toUpperCase();
    if (!isMessageCode(code)) throw new Error(`${code} has no message.`);
    for (const locale of ["vi", "en"] as const) expect(say(code, locale)).toBe(messageText(key, locale));
  }
  expect(isMessageCode("INVALID")).toBe(false);
});
