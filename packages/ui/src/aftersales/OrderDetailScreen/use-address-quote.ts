import type { Address, AddressQuote } from "@sen/api";
import { useEffect, useEffectEvent, useState } from "react";

/** Where an order is to go, as far as its price depends on it. */
type QuotedPlace = Pick<Address, "province_id" | "ward_id">;

/** What an order costs somewhere; null where that could not be asked. */
export type QuoteAddress = (place: QuotedPlace) => Promise<AddressQuote | null>;

/** The price of an address: being asked for, told, or not to be had. */
export type QuoteState =
  { state: "none" } | { state: "loading" } | { state: "failed" } | { state: "ready"; quote: AddressQuote };

/** Asks what the order costs at the chosen address, anew for each; an answer for one that is not chosen any more is dropped. */
export function useAddressQuote(
  chosen: QuotedPlace | undefined,
  onQuote: QuoteAddress,
): QuoteState & { retry: () => void } {
  const { province_id, ward_id } = chosen ?? {};
  const [tries, setTries] = useState(0);
  const asked = ward_id === undefined ? null : `${ward_id} ${tries}`;
  const [answer, setAnswer] = useState<{ asked: string; quote: AddressQuote | null } | null>(null);
  // A callback that is made anew asks nothing new.
  const ask = useEffectEvent(onQuote);
  useEffect(() => {
    if (province_id === undefined || ward_id === undefined || asked === null) return undefined;
    let isWanted = true;
    void ask({ province_id, ward_id }).then((quote) => {
      if (isWanted) setAnswer({ asked, quote });
    });
    return () => {
      isWanted = false;
    };
  }, [asked, province_id, ward_id]);
  const retry = () => setTries(tries + 1);
  if (asked === null) return { state: "none", retry };
  if (answer?.asked !== asked) return { state: "loading", retry };
  return answer.quote ? { state: "ready", quote: answer.quote, retry } : { state: "failed", retry };
}
