import { useTranslation } from "@sen/i18n";

export interface SentToProps {
  /** Ten digits. */
  phone: string;
}

/** Where the code went. */
export function SentTo({ phone }: SentToProps) {
  const { t } = useTranslation("auth");
  return <p>{t("otp.sent_to", { phone: phone.replace(/^(\d{4})(\d{3})(\d+)$/, "$1 $2 $3") })}</p>;
}
