import type { Tenant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Store } from "lucide-react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { ButtonLink, EmptyState, type Request, Requested, Skeleton } from "../../primitives/index.ts";
import { keepFocusNear } from "../../primitives/keep-focus-near.ts";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { FollowButton, type FollowButtonProps } from "../FollowButton/FollowButton.tsx";
import { ShopCard } from "../ShopCard/ShopCard.tsx";

export interface FollowedShopsScreenProps extends Pick<FollowButtonProps, "following"> {
  /** The shops: loading, failed or ready. */
  list: Request<{
    /** With their current data. */
    shops: readonly Tenant[];
  }>;
  /** URLs of its links; `home` to find shops. */
  hrefs: Pick<CatalogHrefs, "shop" | "home">;
}

/** The shops that the customer follows. */
export function FollowedShopsScreen({ list, following, hrefs }: FollowedShopsScreenProps) {
  const { t } = useTranslation("catalog");
  return (
    <Root ref={keepFocusNear}>
      <h1>{t("follow.title")}</h1>
      <p data-muted>{t("follow.news")}</p>
      <Requested
        request={list}
        loading={t("loading")}
        skeleton={
          <div data-shops>
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} shape="box" height="168px" />
            ))}
          </div>
        }
        failed={t("follow.failed_list")}
      >
        {({ shops }) =>
          shops.length === 0 ? (
            <EmptyState
              picture={<Store />}
              title={t("follow.empty")}
              action={<ButtonLink href={hrefs.home}>{t("follow.explore")}</ButtonLink>}
            >
              {t("follow.empty_hint")}
            </EmptyState>
          ) : (
            <ul data-shops>
              {shops.map((shop) => (
                <li key={shop.id}>
                  <ShopCard shop={shop} href={hrefs.shop(shop.id)} heading="h2">
                    <FollowButton shop={shop} following={following} />
                  </ShopCard>
                </li>
              ))}
            </ul>
          )
        }
      </Requested>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(3)}

  [data-shops] {
    ${mixins.grid(4)}
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    padding-top: ${space[2]};
  }
`;
