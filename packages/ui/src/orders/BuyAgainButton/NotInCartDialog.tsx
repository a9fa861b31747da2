import type { BuyAgainLine } from "@sen/api";
import { variantText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, text, weight } from "../../foundations/index.ts";
import { ButtonLink, Dialog, TextLink, Thumbnail } from "../../primitives/index.ts";

export interface NotInCartDialogProps {
  /** What became of each line of the order; null: closed. */
  lines: readonly BuyAgainLine[] | null;
  /** Where the coupons are used. */
  cartHref: string;
  /** The address of a product. */
  productHref: (productId: number) => string;
  /** It is to be closed. */
  onClose: () => void;
}

/** Names what of an order is not in the cart again, or not as much of it as was ordered, each with its reason. */
export function NotInCartDialog({ lines, cartHref, productHref, onClose }: NotInCartDialogProps) {
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

/** What is gone has no page any more. */
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
    min-width: 0;
    font: ${text.small};
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${weight.medium};
    color: ${color.danger};
  }
`;
