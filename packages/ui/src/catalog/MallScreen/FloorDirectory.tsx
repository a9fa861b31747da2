import type { Tenant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { ShopCard } from "../ShopCard/ShopCard.tsx";
import { shopsByFloor } from "./shops-by-floor.ts";

export interface FloorDirectoryProps {
  /** The shops of a mall; those of a floor keep their order. */
  shops: readonly Tenant[];
  /** URL of a shop. */
  shopHref: (id: number) => string;
}

/** The shops of a mall by floor. */
export function FloorDirectory({ shops, shopHref }: FloorDirectoryProps) {
  const { t } = useTranslation("catalog");
  return (
    <Root>
      {shopsByFloor(shops).map(({ name, shops }) => (
        <section key={name}>
          <h3>{name === "" ? t("mall.no_floor") : name}</h3>
          <ul>
            {shops.map((shop) => (
              <li key={shop.id}>
                <ShopCard shop={shop} href={shopHref(shop.id)} heading="h4" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(5)}

  > section > h3 {
    margin-bottom: ${space[2]};
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > section > ul {
    ${mixins.grid(3)}
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 310px), 1fr));
  }
`;
