import { useTranslation } from "@sen/i18n";
import { TextLink } from "../../primitives/index.ts";
import type { ProductList } from "../Listing/Listing.tsx";

export interface SearchNotesProps {
  /** What the list holds so far, or that it is still loading or could not be had. */
  list: ProductList;
  /** The address of a search's results. */
  searchHref: (keyword: string) => string;
}

/** How a keyword was read: what was meant instead where nothing was found, as what it was taken, and which words no product has. */
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
