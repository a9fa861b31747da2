import { useEffect, useEffectEvent } from "react";

/** The WebOTP part of the Credential Management API, which reads a code from a text message; few browsers have it. */
interface OtpCredentials {
  get: (options: { otp: { transport: ["sms"] }; signal: AbortSignal }) => Promise<{ code?: string } | null>;
}

/**
 * Takes the code from the text message that names this site, if the browser has WebOTP and its user agrees. Otherwise the field is
 * filled in by hand.
 *
 * @param sentAt changes with each text message; null if none is sent to a phone
 */
export function useWebOtp(sentAt: string | null, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (sentAt === null || !("OTPCredential" in window)) return;
    const waiting = new AbortController();
    (navigator.credentials as unknown as OtpCredentials)
      .get({ otp: { transport: ["sms"] }, signal: waiting.signal })
      .then((credential) => {
        if (credential?.code) take(credential.code);
      })
      // The user declined, or no message arrived.
      .catch(() => undefined);
    return () => waiting.abort();
  }, [sentAt]);
}
