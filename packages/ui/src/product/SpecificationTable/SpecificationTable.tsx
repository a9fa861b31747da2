import type { Maker, Specification } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space, text, weight } from "../../foundations/index.ts";
import { Card } from "../../primitives/index.ts";

export interface SpecificationTableProps {
  /** Rows in display order. */
  specifications: readonly Specification[];
  /** Brand, shown first; null if there is none. */
  maker: Maker | null;
}

/** The product's specifications. Renders nothing if there are none. */
export function SpecificationTable({ specifications, maker }: SpecificationTableProps) {
  const { t } = useTranslation("product");
  const brand = maker === null ? [] : [{ name: t("specifications.maker"), value: maker.name }];
  const rows = [...brand, ...specifications];
  if (rows.length === 0) return null;
  return (
    <Root>
      <h2>{t("specifications.title")}</h2>
      <table aria-label={t("specifications.title")}>
        <tbody>
          {rows.map(({ name, value }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}

const Root = styled(Card)`
  gap: ${space[2]};

  > h2 {
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  table {
    table-layout: fixed;
    font: ${text.small};
  }
  tr + tr {
    border-top: 1px solid ${color.line};
  }
  th,
  td {
    padding: ${space[2]} 0;
    vertical-align: top;
  }
  th {
    width: 38%;
    padding-right: ${space[3]};
    color: ${color.inkMuted};
    font-weight: ${weight.regular};
  }
`;
