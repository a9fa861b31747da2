import type { OtpSent } from "@sen/api";
import { countdownParts, useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { FailureNotice, useCall, type CallOutcome } from "../../forms/index.ts";
import { Button, LiveRegion, useSecondsLeft } from "../../primitives/index.ts";

export interface ResendOtpProps {
  /** When the code was sent, and when another can be. */
  sent: Pick<OtpSent, "resend_at" | "server_time">;
  /** Requests another code. */
  onResend: () => Promise<CallOutcome>;
}

/** Requests another code, as soon as the server's clock allows it. Spec §9, OTP resend timer. */
export function ResendOtp({ sent, onResend }: ResendOtpProps) {
  const { t } = useTranslation("auth");
  const left = useSecondsLeft(sent.resend_at, sent.server_time);
  const resend = useCall(onResend);
  const [said, setSaid] = useState("");
  const { hours, minutes, seconds } = countdownParts(left * 1000);
  const time = `${Number(hours) * 60 + Number(minutes)}:${seconds}`;

  async function press() {
    setSaid("");
    if ((await resend.run()) === "done") setSaid(t("otp.sent_again"));
  }
  return (
    <Root>
      <FailureNotice failure={resend.failure} />
      <Button tone="quiet" disabled={left > 0} onClick={press}>
        {left > 0 ? t("otp.resend_in", { time }) : t("otp.resend")}
      </Button>
      <LiveRegion message={said} />
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(2)}
  justify-items: center;
`;
