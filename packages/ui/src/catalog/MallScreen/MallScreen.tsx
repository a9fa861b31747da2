import type { Mall, Tenant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { PlacePage, type PlaceScreenProps } from "../PlacePage/PlacePage.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";
import { ShopCard } from "../ShopCard/ShopCard.tsx";
import { MallHeader, MallHeaderSkeleton } from "./MallHeader.tsx";
import { shopsByFloor } from "./shops-by-floor.ts";

export interface MallScreenProps extends PlaceScreenProps {
  /** Undefined while loading. */
  mall: Mall | undefined;
  /** The mall's shops. @default [] */
  shops?: readonly Tenant[];
}

/** A mall: its header, coupons, shops by floor, and products. */
export function MallScreen({ mall, shops = [], ...place }: MallScreenProps) {
  const { t } = useTranslation("catalog");
  return (
    <PlacePage
      {...place}
      header={mall && <MallHeader mall={mall} />}
      skeleton={<MallHeaderSkeleton />}
      couponsTitle={mall && t("mall.coupons", { name: mall.name })}
      couponsHref={mall && place.hrefs.mallCoupons(mall.id)}
      title={mall === undefined ? t("list.title") : t("mall.products", { name: mall.name })}
      searchLabel={mall === undefined ? t("search.submit") : t("mall.search", { name: mall.name })}
    >
      {mall !== undefined && shops.length > 0 && (
        <Shelf title={t("mall.shops", { name: mall.name })}>
          <Floors>
            {shopsByFloor(shops).map((floor) => (
              <section key={floor.name}>
                <h3 data-small>{floor.name === "" ? t("mall.no_floor") : floor.name}</h3>
                <ul>
                  {floor.shops.map((shop) => (
                    <li key={shop.id}>
                      {/* The page's heading names the mall. */}
                      <ShopCard
                        shop={{ ...shop, mall_name: "" }}
                        href={place.hrefs.shop(shop.id)}
                        heading="h4"
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </Floors>
        </Shelf>
      )}
    </PlacePage>
  );
}

const Floors = styled.div`
  ${mixins.grid(5)}

  > section > ul {
    ${mixins.grid(3)}
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 310px), 1fr));
    margin-top: ${space[2]};
  }
`;
