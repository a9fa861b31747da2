import type { Cart } from "@sen/api";
import { limitKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Notice, TextLink } from "../../primitives/index.ts";

interface CartNoticesProps {
  cart: Cart;
  /** Whose cart it is: a guest's is kept on the device. */
  owner: "guest" | "customer";
  signInHref: string;
}

/** What holds for the whole cart: that a guest's joins at sign-in, and that it is full. */
export function CartNotices({ cart, owner, signInHref }: CartNoticesProps) {
  const { t } = useTranslation(["cart", "errors"]);
  const over = cart.line_count - cart.max_lines;
  return (
    <>
      {owner === "guest" && (
        <Notice title={t("guest.title")} action={<TextLink href={signInHref}>{t("guest.action")}</TextLink>}>
          {t("guest.text")}
        </Notice>
      )}
      {over >= 0 && (
        <Notice tone={over > 0 ? "danger" : "warning"} title={t(limitKey("cart"), { limit: cart.max_lines })}>
          {over > 0 ? t("obstacle.cart", { count: over }) : t("full")}
        </Notice>
      )}
    </>
  );
}
