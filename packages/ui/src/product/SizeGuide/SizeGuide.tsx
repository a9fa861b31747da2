import type { SizeGuide as Measured } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Ruler } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { color, space, text } from "../../foundations/index.ts";
import { Button, Dialog } from "../../primitives/index.ts";

export interface SizeGuideProps {
  /** Sizes in row order. */
  sizes: Measured["sizes"];
}

/** A button beside a product's sizes that opens a table of measurements. */
export function SizeGuide({ sizes }: SizeGuideProps) {
  const { t } = useTranslation("product");
  const [open, setOpen] = useState(false);
  const names = [...new Set(sizes.flatMap(({ measures }) => measures.map(({ name }) => name)))];
  return (
    <>
      <Button tone="quiet" size="small" icon={<Ruler />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("size_guide.title")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("size_guide.title")}>
        <Table aria-label={t("size_guide.title")}>
          <thead>
            <tr>
              <th scope="col">{t("size_guide.size")}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ name: size, measures }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {names.map((name) => (
                  <td key={name}>{measures.find((measure) => measure.name === name)?.value ?? "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <p data-muted>{t("size_guide.hint")}</p>
      </Dialog>
    </>
  );
}

/** Columns that do not fit scroll inside the dialog. */
const Table = styled.table`
  font: ${text.small};
  overflow-wrap: normal;

  tbody > tr {
    border-top: 1px solid ${color.line};
  }
  th,
  td {
    padding: ${space[3]} ${space[2]};
    vertical-align: top;
  }
  thead th {
    color: ${color.inkMuted};
  }
  /* Ranges such as "86–90" do not wrap. */
  td {
    white-space: nowrap;
  }
`;
