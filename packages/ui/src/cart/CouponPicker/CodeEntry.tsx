import type { Coupon } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useState, type SubmitEvent } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button, TextField } from "../../primitives/index.ts";

/** Finds the coupon of a typed code; a sentence where there is none or it could not be asked. Never rejects. */
export type FindCoupon = (code: string) => Promise<Coupon | string>;

/** A code that the customer has from elsewhere; it need not be saved. What was typed stays when it is refused. */
export function CodeEntry({ find, onFound }: { find: FindCoupon; onFound: (coupon: Coupon) => void }) {
  const { t } = useTranslation("cart");
  const [code, setCode] = useState("");
  const [finding, setFinding] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.trim() === "") {
      setRefusal(t("coupon.code_missing"));
      return;
    }
    setFinding(true);
    const found = await find(code);
    setFinding(false);
    setRefusal(typeof found === "string" ? found : undefined);
    if (typeof found === "string") return;
    setCode("");
    onFound(found);
  }
  return (
    <Root onSubmit={(event) => void send(event)}>
      <TextField
        label={t("coupon.code")}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setRefusal(undefined);
        }}
        error={refusal}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" tone="secondary" busy={finding}>
        {t("coupon.find")}
      </Button>
    </Root>
  );
}

const Root = styled.form`
  ${mixins.grid(2)}
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;

  > button {
    margin-top: 1.75rem;
  }
`;
