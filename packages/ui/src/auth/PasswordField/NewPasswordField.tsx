import { PASSWORD_RULES } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Check, Circle } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { VisuallyHidden } from "../../primitives/index.ts";
import { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx";

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, "autoComplete" | "hint"> {
  /** The current value, used to mark the rules that it meets. */
  typed: string;
}

/** A new password, with its rules marked as they are met. Spec §5. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation("auth");
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={
        <Rules>
          {PASSWORD_RULES.map(({ rule, isMet }) => {
            const met = isMet(typed);
            return (
              <span key={rule} data-met={met || undefined}>
                {met ? <Check aria-hidden size={16} /> : <Circle aria-hidden size={16} />}
                {t(`password.rule.${rule}`)}
                <VisuallyHidden>{t(met ? "password.met" : "password.not_met")}</VisuallyHidden>
              </span>
            );
          })}
        </Rules>
      }
    />
  );
}

const Rules = styled.span`
  ${mixins.grid(1, 3)}
  grid-template-columns: repeat(auto-fill, minmax(max(9.5rem, 40%), 1fr));
  margin-top: ${space[1]};

  > span {
    ${mixins.row(2)}
  }
  > [data-met] {
    color: ${color.success};
  }
`;
