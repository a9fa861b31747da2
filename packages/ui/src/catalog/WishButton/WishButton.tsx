import { useTranslation } from "@sen/i18n";
import { Heart } from "lucide-react";
import { use } from "react";
import { styled } from "styled-components";
import { color } from "../../foundations/index.ts";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { useIsWished, WishesContext, type WishedProduct } from "../wishes.ts";

export interface WishButtonProps {
  /** The product to add or remove. */
  product: WishedProduct;
}

/** The heart on a product's picture, which toggles it on the wish list. Renders nothing without a `WishesContext`; hidden without JavaScript. */
export function WishButton({ product }: WishButtonProps) {
  const { t } = useTranslation("catalog");
  const wishes = use(WishesContext);
  const isWished = useIsWished(product.id);
  if (!wishes) return null;
  return (
    <Root data-wish data-scripted>
      <IconButton
        label={t("wish.named", { name: product.name })}
        icon={<Heart aria-hidden size={20} />}
        look="floating"
        aria-pressed={isWished}
        onClick={() => void wishes.toggle(product)}
      />
    </Root>
  );
}

const Root = styled.span`
  [aria-pressed="true"] svg {
    color: ${color.brand};
    fill: currentcolor;
  }
`;
