// @vitest-environment happy-dom
import type { Login } from "@sen/api";
import { expect, it } from "vitest";
import { beginSession } from "./login.ts";
import { passwordOtp } from "./otp.ts";

it("forgets the code for a new password when the customer signs in with the old one after all", () => {
  const times = { expires_at: "", resend_at: "", server_time: "" };
  passwordOtp.write({ sent: { id: "id", phone: "0901234567", ...times } });
  beginSession({ profile: { id: 7 } as Login["profile"], access_token: "token" });
  expect(passwordOtp.read()).toBeNull();
});
