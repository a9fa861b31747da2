import type { Mall, Tenant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { PlacePage, type PlaceScreenProps } from "../PlacePage/PlacePage.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";
import { FloorDirectory } from "./FloorDirectory.tsx";
import { MallHeader, MallHeaderSkeleton } from "./MallHeader.tsx";

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
          <FloorDirectory shops={shops} shopHref={place.hrefs.shop} />
        </Shelf>
      )}
    </PlacePage>
  );
}
