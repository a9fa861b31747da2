import type { Tenant } from "@sen/api";
import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Link, Rating, Thumbnail } from "../../primitives/index.ts";

export interface ShopCardProps {
  /** The shop as the server sent it. */
  shop: Tenant;
  /** URL of the shop. */
  href: string;
  /** Heading level of its name. @default "h3" */
  heading?: "h2" | "h3" | "h4";
  /** Other actions on the shop. */
  children?: ReactNode;
}

/** A shop: name, place in its mall, and rating. The whole card is a link. */
export function ShopCard({ shop, href, heading: Heading = "h3", children }: ShopCardProps) {
  const { t } = useTranslation("catalog");
  const { compact } = useFormat();
  const counted = (count: number) => ({ count, amount: compact(compactCount(count)) });
  return (
    <Root>
      <Thumbnail src={shop.image_url} size={64} round />
      <div>
        <Heading>
          <Link href={href}>{shop.name}</Link>
        </Heading>
        <p>{[shop.floor, shop.mall_name].filter(Boolean).join(", ")}</p>
        <p data-facts>
          {shop.rating_count > 0 ? <Rating value={shop.rating} /> : <span>{t("shop.unrated")}</span>}
          <span>{t("shop.products", counted(shop.product_count))}</span>
        </p>
        {children !== undefined && <div data-actions>{children}</div>}
      </div>
    </Root>
  );
}

const Root = styled.article`
  ${mixins.linkCard}
  ${mixins.flex(3)}
  height: 100%;
  padding: ${space[4]};

  > [data-thumbnail] {
    border: 1px solid ${color.line};
  }
  > div {
    ${mixins.fill}
  }
  :is(h2, h3, h4) {
    ${mixins.twoLines}
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > div > p {
    ${mixins.twoLines}
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > div > [data-facts] {
    ${mixins.wrap(0, 3)}
  }
  > div > [data-actions] {
    ${mixins.wrap(2)}
    padding-top: ${space[2]};
  }
  > div > [data-actions] > * {
    position: relative;
  }
`;
