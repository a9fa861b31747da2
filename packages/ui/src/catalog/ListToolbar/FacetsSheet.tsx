import { useTranslation } from "@sen/i18n";
import { SlidersHorizontal } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { styled } from "styled-components";
import { Button, ButtonLink, Dialog, VisuallyHidden } from "../../primitives/index.ts";
import { type AppliedFiltersProps, cleared, countApplied } from "../AppliedFilters/AppliedFilters.tsx";
import { useProductCount } from "../use-product-count.ts";
import { Facets, type FacetsProps } from "../Facets/Facets.tsx";

export interface FacetsSheetProps extends FacetsProps, Pick<AppliedFiltersProps, "ofCategory"> {
  /** Id of the page's facets, which the trigger links to without JavaScript. */
  facetsId: string;
  /** Number of remaining products, shown on the button that closes the sheet. */
  total: number;
  /** Whether it is open initially. @default false */
  defaultOpen?: boolean;
}

/** The facets on a phone: a sheet that stays open while the customer chooses. */
export function FacetsSheet(props: FacetsSheetProps) {
  const { facetsId, total, ofCategory, defaultOpen = false, ...facets } = props;
  const { t } = useTranslation("catalog");
  const productCount = useProductCount();
  const [open, setOpen] = useState(defaultOpen);
  const isFilled = useDeferredValue(open);
  const { filters, hrefOf } = facets;
  const count = countApplied(filters, ofCategory);
  const left = { count: total, amount: productCount(total) };
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
            {/* Also without filters: removed by its own press, it would lose the focus. */}
            <ButtonLink tone="secondary" href={hrefOf(cleared(filters, ofCategory))} keepScroll>
              {t("facet.clear")}
            </ButtonLink>
            <Button onClick={close}>{t("facet.show", left)}</Button>
          </>
        }
      >
        {/* The page's own count is inert behind the sheet. */}
        <VisuallyHidden role="status">{t("list.count", left)}</VisuallyHidden>
        {isFilled ? <Facets {...facets} /> : <Filling />}
      </Dialog>
    </>
  );
}

/** Gives the sheet its final height at once; the facets render in a deferred update. */
const Filling = styled.div`
  height: 92dvh;
`;
