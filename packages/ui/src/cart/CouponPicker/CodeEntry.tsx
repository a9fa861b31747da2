import type { Coupon } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useState, type SubmitEvent } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button, TextField } from "../../primitives/index.ts";

/** Looks up a coupon by its code. Resolves to an error message if there is none or the lookup failed. Never rejects. */
export type FindCoupon = (code: string) => Promise<Coupon | string>;

/** A field for a coupon code, which need not be saved. A refused code stays in the field. */
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
