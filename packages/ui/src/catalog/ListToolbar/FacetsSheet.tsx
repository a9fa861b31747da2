import { useTranslation } from "@sen/i18n";
import { SlidersHorizontal } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { styled } from "styled-components";
import { Button, ButtonLink, Dialog } from "../../primitives/index.ts";
import { cleared, countApplied } from "../AppliedFilters/AppliedFilters.tsx";
import { useProductCount } from "../use-product-count.ts";
import { Facets, type FacetsProps } from "../Facets/Facets.tsx";

export interface FacetsSheetProps extends FacetsProps {
  /** Id of the facets in the page: where the trigger leads without JavaScript. */
  facetsId: string;
  /** Products that are left: said on the button that closes the sheet. */
  total: number;
  /** Open from the start. @default false */
  defaultOpen?: boolean;
}

/** The facets of a phone: a sheet that stays open while one chooses. */
export function FacetsSheet({ facetsId, total, defaultOpen = false, ...facets }: FacetsSheetProps) {
  const { t } = useTranslation("catalog");
  const productCount = useProductCount();
  const [open, setOpen] = useState(defaultOpen);
  const isFilled = useDeferredValue(open);
  const { filters, hrefOf, ofCategory } = facets;
  const count = countApplied(filters, ofCategory);
  const close = () => setOpen(false);
  return (
    <>
      <a
        href={`#${facetsId}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {count > 0 ? t("facet.open_count", { count }) : t("facet.open")}
      </a>
      <Dialog
        open={open}
        onClose={close}
        title={t("facet.title")}
        actions={
          <>
            {count > 0 && (
              <ButtonLink tone="secondary" href={hrefOf(cleared(filters, ofCategory))} keepScroll>
                {t("facet.clear")}
              </ButtonLink>
            )}
            <Button onClick={close}>{t("facet.show", { count: total, amount: productCount(total) })}</Button>
          </>
        }
      >
        {isFilled ? <Facets {...facets} /> : <Filling />}
      </Dialog>
    </>
  );
}

/** The sheet rises at once, as high as it will be; what can be chosen comes in its next frames. */
const Filling = styled.div`
  height: 92dvh;
`;
