import { useTranslation } from "@sen/i18n";

/** Recipient of a code: a ten-digit phone number or an email address. */
export type SentToProps = { phone: string; email?: never } | { phone?: never; email: string };

/** Says where the code was sent. */
export function SentTo({ phone, email }: SentToProps) {
  const { t } = useTranslation("auth");
  if (phone === undefined) return <p>{t("otp.sent_to_email", { email })}</p>;
  return <p>{t("otp.sent_to", { phone: phone.replace(/^(\d{4})(\d{3})(\d+)$/, "$1 $2 $3") })}</p>;
}
