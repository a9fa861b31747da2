import { useTranslation } from "@sen/i18n";

/** Where a code went: to a phone, in ten digits, or to a mail address. */
export type SentToProps = { phone: string; email?: never } | { phone?: never; email: string };

/** Where the code went. */
export function SentTo({ phone, email }: SentToProps) {
  const { t } = useTranslation("auth");
  if (phone === undefined) return <p>{t("otp.sent_to_email", { email })}</p>;
  return <p>{t("otp.sent_to", { phone: phone.replace(/^(\d{4})(\d{3})(\d+)$/, "$1 $2 $3") })}</p>;
}
