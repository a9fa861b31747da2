import { useTranslation } from "@sen/i18n";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton, TextField, type TextFieldProps } from "../../primitives/index.ts";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "digitsOnly"> {
  /** Whether password managers should offer the saved password or a new one. */
  autoComplete: "current-password" | "new-password";
}

/** A password, hidden by default. Pasting and password managers work, and nothing is cut off. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation("auth");
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      end={
        <IconButton
          label={t(shown ? "login.hide_password" : "login.show_password")}
          icon={shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
