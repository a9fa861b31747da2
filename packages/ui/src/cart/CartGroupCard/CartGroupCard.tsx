import type { CartGroup, CartLine } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Checkbox, Link, Thumbnail } from "../../primitives/index.ts";
import { canBeBought, chosenLines, idsOf } from "../selection.ts";

export interface CartGroupCardProps {
  /** A shop's lines, with the quantities that the customer last set. */
  group: CartGroup;
  /** Ids of the lines selected for checkout. */
  selected: ReadonlySet<number>;
  /** URL of a shop. */
  shopHref: (tenantId: number) => string;
  /** Selects or deselects lines of this shop. */
  onSelect: (lineIds: number[], selected: boolean) => void;
  /** Renders one of the lines: a `CartLineRow`. */
  children: (line: CartLine) => ReactNode;
}

/** The lines of one shop in the cart. Selecting the shop selects the lines that can be bought. */
export function CartGroupCard({ group, selected, shopHref, onSelect, children }: CartGroupCardProps) {
  const { t } = useTranslation("cart");
  const { tenant, lines } = group;
  const buyable = lines.filter(canBeBought);
  const chosen = chosenLines(lines, selected).length;
  const all = buyable.length > 0 && chosen === buyable.length;
  return (
    <Root aria-label={tenant.name}>
      <header>
        <Checkbox
          label={t("select_shop", { name: tenant.name })}
          hideLabel
          checked={all}
          indeterminate={chosen > 0 && !all}
          disabled={buyable.length === 0}
          onChange={() => onSelect(idsOf(buyable), !all)}
        />
        <Thumbnail src={tenant.image_url} size={32} round />
        <h2>
          <Link href={shopHref(tenant.id)}>{tenant.name}</Link>
        </h2>
        <p>{tenant.mall_name}</p>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>{children(line)}</li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  container-type: inline-size;

  > header {
    ${mixins.row(3)}
    min-height: 52px;
    padding: ${space[1]} ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  > header > label {
    min-width: 24px;
  }
  > header > h2 {
    ${mixins.oneLine}
    ${mixins.linkedHeading}
    flex: 0 1 auto;
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > header > h2 > a {
    ${mixins.oneLine}
    display: block;
    padding-block: 10px;
  }
  > header > p {
    ${mixins.oneLine}
    flex: 1 2 0;
    margin-left: auto;
    ${mixins.textStyle("caption", { color: "inkMuted" })}
    text-align: right;
  }
  @container (max-width: 29.99rem) {
    /* The shop's name has its own line, with the mall below. */
    > header {
      ${mixins.grid(0, 3)}
      grid-template-columns: auto auto minmax(0, 1fr);
    }
    > header > :is(label, span) {
      grid-row: span 2;
    }
    > header > p {
      margin: -10px 0 ${space[2]};
      text-align: left;
    }
  }
  > ul > li {
    padding: ${space[3]};
  }
  > ul > li + li {
    border-top: 1px solid ${color.line};
  }
  @container (min-width: 46rem) {
    > ul > li {
      padding: ${space[4]};
    }
  }
`;
