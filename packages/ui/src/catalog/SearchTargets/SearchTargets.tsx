import type { SearchTargets as Targets } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, media, mixins, space, weight } from "../../foundations/index.ts";
import { Link, Thumbnail } from "../../primitives/index.ts";
import type { CatalogHrefs } from "../catalog-hrefs.ts";

export interface SearchTargetsProps {
  /** The categories, shops and malls that the keyword names. */
  targets: Targets;
  /** URLs of the links. */
  hrefs: Pick<CatalogHrefs, "category" | "shop" | "mall">;
}

/** The categories, shops and malls that a keyword names, above the products. Renders nothing if there are none. */
export function SearchTargets({ targets, hrefs }: SearchTargetsProps) {
  const { t } = useTranslation("catalog");
  const cards = [
    ...targets.categories.map((category) => ({
      ...category,
      href: hrefs.category(category.id),
      about: [t("search.target.category"), category.parent_name],
    })),
    ...targets.tenants.map((shop) => ({
      ...shop,
      href: hrefs.shop(shop.id),
      about: [t("search.target.shop"), shop.mall_name],
    })),
    ...targets.malls.map((mall) => ({
      ...mall,
      href: hrefs.mall(mall.id),
      about: [t("search.target.mall"), t("mall.shops", { count: mall.tenant_count })],
    })),
  ];
  if (cards.length === 0) return null;
  return (
    <Root aria-label={t("search.targets")}>
      {cards.map(({ href, name, image_url, about }) => (
        <li key={href}>
          <Thumbnail src={image_url} size={56} />
          <p>
            <Link href={href}>{name}</Link>
            <small>{about.filter(Boolean).join(" · ")}</small>
          </p>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${mixins.sidewaysScroll}
  gap: ${space[3]};
  margin-inline: calc(-1 * ${space[4]});
  padding: 3px ${space[4]};

  > li {
    flex: 0 0 min(100%, 240px);
    ${mixins.card}
    ${mixins.row(3)}
    padding: ${space[3]};
    ${mixins.coveredBy("a")}
  }
  > li > p {
    min-width: 0;
  }
  a {
    ${mixins.twoLines}
    font-weight: ${weight.semibold};
  }
  small {
    ${mixins.oneLine}
    display: block;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  ${media.hover} {
    > li:hover a {
      color: ${color.brand};
    }
  }
  ${media.medium} {
    ${mixins.grid()}
    grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
    margin-inline: 0;
    padding-inline: 0;
  }
`;
