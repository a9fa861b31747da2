import { OTP_LENGTH } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { text } from "../../foundations/index.ts";
import { TextField, type TextFieldProps } from "../../primitives/index.ts";

export type OtpFieldProps = Omit<TextFieldProps, "label" | "digitsOnly" | "autoComplete" | "hint">;

/**
 * A one-time code in a single field, so that it can be pasted as a whole and phones can autofill it. Keeps the first digits only: many
 * phones copy a whole message, and our messages begin with the code.
 */
export function OtpField({ onChange, ...props }: OtpFieldProps) {
  const { t } = useTranslation("auth");
  return (
    <Code
      enterKeyHint="go"
      {...props}
      label={t("otp.label")}
      hint={t("otp.hint", { count: OTP_LENGTH })}
      digitsOnly
      autoComplete="one-time-code"
      spellCheck={false}
      onChange={(event) => {
        event.target.value = event.target.value.slice(0, OTP_LENGTH);
        onChange?.(event);
      }}
    />
  );
}

const Code = styled(TextField)`
  font: ${text.title};
  letter-spacing: 0.3em;
`;
