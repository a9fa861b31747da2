import type { BuyAgainLine, Order } from "@sen/api";
import { isAllInCart, variantText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { callFailure, type RefusedAnswer, useFailureText } from "../../forms/index.ts";
import {
  Button,
  ButtonLink,
  type ButtonProps,
  Dialog,
  TextLink,
  Thumbnail,
  useToast,
} from "../../primitives/index.ts";
import { color, mixins, text, weight } from "../../foundations/index.ts";

/** Result for each line of an order, or the backend's refusal. */
export type BuyAgainAnswer = { lines: readonly BuyAgainLine[] } | { refusal: RefusedAnswer };

export interface BuyAgainCalls {
  /** Adds the order's items that are still on sale to the cart. Navigates to the cart if all were added. Rejects without a response. */
  onBuyAgain: (order: Pick<Order, "id">) => Promise<BuyAgainAnswer>;
  /** URL of the cart. */
  cartHref: string;
  /** URL of a product. */
  productHref: (productId: number) => string;
}

export interface BuyAgainButtonProps extends BuyAgainCalls {
  /** The order to buy again. */
  order: Pick<Order, "id" | "code">;
  /** Size of the button. */
  size?: ButtonProps["size"];
}

/** Adds an order's items to the cart again. Lists the items that could not be added, with the reason. */
export function BuyAgainButton({ order, size, onBuyAgain, ...hrefs }: BuyAgainButtonProps) {
  const { t } = useTranslation("orders");
  const failureText = useFailureText();
  const toast = useToast();
  const [lines, setLines] = useState<readonly BuyAgainLine[] | null>(null);

  async function buy() {
    const failure = await callFailure(async () => {
      const answer = await onBuyAgain(order);
      if ("refusal" in answer) return answer.refusal;
      if (!isAllInCart(answer.lines)) setLines(answer.lines);
      return null;
    });
    if (failure) {
      toast.show({ tone: "danger", title: t("buy_again.failed"), description: failureText(failure.message) });
    }
  }
  return (
    <>
      <Button
        tone="secondary"
        size={size}
        aria-label={t("buy_again.order", { code: order.code })}
        onClick={buy}
      >
        {t("buy_again.action")}
      </Button>
      <NotInCartDialog lines={lines} {...hrefs} onClose={() => setLines(null)} />
    </>
  );
}

interface NotInCartDialogProps extends Omit<BuyAgainCalls, "onBuyAgain"> {
  /** Result for each line of the order; null closes the dialog. */
  lines: readonly BuyAgainLine[] | null;
  onClose: () => void;
}

/** Lists items that are missing from the cart, or are there in a smaller quantity, each with the reason. */
function NotInCartDialog({ lines, cartHref, productHref, onClose }: NotInCartDialogProps) {
  const { t } = useTranslation("orders");
  const present = lines?.filter(({ in_cart }) => in_cart > 0).length ?? 0;
  const missing = lines?.filter(({ message_code }) => message_code !== null) ?? [];
  return (
    <Dialog
      open={lines !== null}
      onClose={onClose}
      title={t(present > 0 ? "buy_again.partly" : "buy_again.nothing")}
      leaveLabel={t("buy_again.close")}
      actions={present > 0 && <ButtonLink href={cartHref}>{t("buy_again.to_cart")}</ButtonLink>}
    >
      <Root>
        {present > 0 && <p>{t("buy_again.in_cart", { count: present })}</p>}
        <ul aria-label={t("buy_again.missing")}>
          {missing.map((line) => (
            <li key={line.variant_id}>
              <Thumbnail src={line.product_image} size={56} />
              <p>
                {isOnSale(line) ? (
                  <TextLink href={productHref(line.product_id)}>{line.product_name}</TextLink>
                ) : (
                  line.product_name
                )}
                {variantText(line) !== "" && <small>{variantText(line)}</small>}
                <strong>
                  {line.message}
                  {line.in_cart > 0 &&
                    ` · ${t("buy_again.part", { present: line.in_cart, wanted: line.wanted })}`}
                </strong>
              </p>
            </li>
          ))}
        </ul>
      </Root>
    </Dialog>
  );
}

/** Items no longer sold have no page. */
const isOnSale = ({ message_code }: BuyAgainLine) =>
  message_code !== "unavailable" && message_code !== "shop_closed";

const Root = styled.div`
  ${mixins.grid(4)}

  > p {
    color: ${color.inkMuted};
  }
  > ul {
    ${mixins.grid(3)}
  }
  li {
    ${mixins.flex(3)}
  }
  li > p {
    display: grid;
    align-content: start;
    justify-items: start;
    font: ${text.small};
  }
  strong {
    font-weight: ${weight.medium};
    color: ${color.danger};
  }
`;
