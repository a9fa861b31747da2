import { useTranslation } from "@sen/i18n";
import { TextLink } from "../../primitives/index.ts";
import type { ProductList } from "../Listing/Listing.tsx";

export interface SearchNotesProps {
  /** The products: loading, failed or ready. */
  list: ProductList;
  /** URL of a search's results. */
  searchHref: (keyword: string) => string;
}

/** How a keyword was understood: a suggestion if nothing was found, the interpretation, and the words that no product matches. */
export function SearchNotes({ list, searchHref }: SearchNotesProps) {
  const { t } = useTranslation("catalog");
  if (list.state !== "ready") return null;
  const { suggestion, left_out, read_as } = list.listing;
  return (
    <>
      {suggestion !== null && (
        <p>
          {t("search.suggestion")} <TextLink href={searchHref(suggestion)}>{suggestion}</TextLink>
        </p>
      )}
      {read_as.length > 0 && <p>{t("search.read_as", { reading: read_as.join(" · ") })}</p>}
      {left_out.length > 0 && (
        <p>{t("search.left_out", { words: left_out.map((word) => `“${word}”`).join(", ") })}</p>
      )}
    </>
  );
}
