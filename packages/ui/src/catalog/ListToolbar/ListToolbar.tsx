import { changeFilters, PRODUCT_SORTS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, css, layer, media, mixins, radius, size, space, text } from "../../foundations/index.ts";
import { Checkbox } from "../../primitives/index.ts";
import { SortForm } from "../FilterForm/SortForm.tsx";
import { useProductCount } from "../use-product-count.ts";
import { FacetsSheet, type FacetsSheetProps } from "./FacetsSheet.tsx";

/** Whether the chosen mall's products come first, and the call to change that. */
export interface MallFirst {
  /** The mall's name. */
  name: string;
  /** Whether its products come first. */
  on: boolean;
  /** Called when the customer switches it on or off. */
  onChange: (on: boolean) => void;
}

export interface ListToolbarProps extends FacetsSheetProps {
  /** Shown if the list can start with the chosen mall's products. */
  mallFirst?: MallFirst | undefined;
}

/** Above a list: the number of products, the filters on a phone, and the sort order. Filters and sort order stick below 1024 px. */
export function ListToolbar({ mallFirst, ...props }: ListToolbarProps) {
  const { t } = useTranslation("catalog");
  const productCount = useProductCount();
  const { filters, hrefOf, onNavigate, total } = props;
  return (
    <Root>
      <section>
        <p role="status" data-muted>
          {t("list.count", { count: total, amount: productCount(total) })}
        </p>
        {mallFirst && (
          <Checkbox
            label={t("list.mall_first", { mall: mallFirst.name })}
            checked={mallFirst.on}
            onChange={({ target }) => mallFirst.onChange(target.checked)}
          />
        )}
      </section>
      <div>
        <FacetsSheet {...props} />
        <SortForm
          {...{ filters, hrefOf, onNavigate }}
          sorts={PRODUCT_SORTS}
          otherwise="popular"
          withSort={(sort_by) => changeFilters(filters, { sort_by })}
          labelOf={(sort) => t(`sort.${sort}`)}
          labels={{ choice: t("sort.label"), apply: t("sort.apply") }}
        />
      </div>
    </Root>
  );
}

/** Sticks below the header, over the whole width of a phone or tablet. */
const stickyBar = css`
  position: sticky;
  top: ${size.header};
  z-index: ${layer.sticky};
  ${mixins.grid(2)}
  margin: calc(-1 * ${space[2]}) calc(-1 * ${space[4]});
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
`;

/* `display: contents` on a phone, so that the filters stay sticky along the whole list. */
const Root = styled.div`
  display: contents;

  /* The same height with and without a mall: only the browser knows the mall. */
  > section {
    ${mixins.row(3)}
    flex-wrap: wrap;
    min-height: 44px;
    margin-block: calc(-1 * ${space[2]});
  }
  > section > label {
    align-items: center;
    padding-block: 0;
    font: ${text.small};
  }
  > div {
    ${stickyBar}
    grid-template-columns: auto minmax(0, 1fr);
  }
  > div > a {
    ${mixins.touchRow(2)}
    padding-inline: ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    ${mixins.textStyle("body", { weight: "medium" })}
    white-space: nowrap;
  }
  ${media.medium} {
    ${stickyBar}
    grid-template-columns: 1fr auto;
    align-items: center;

    > :is(section, div) {
      margin: 0;
    }
    > div {
      position: static;
      grid-template-columns: auto 220px;
      padding: 0;
    }
  }
  ${media.low} {
    &,
    > div {
      position: static;
    }
  }
  ${media.large} {
    position: static;
    margin: 0;
    padding: 0;

    > div {
      grid-template-columns: 220px;
    }
    > div > a {
      display: none;
    }
  }
`;
