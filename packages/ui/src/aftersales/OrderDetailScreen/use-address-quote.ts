import type { Address, AddressQuote } from "@sen/api";
import { useEffect, useEffectEvent, useState } from "react";

/** What an order costs somewhere; null where that could not be asked. */
export type QuoteAddress = (provinceId: number) => Promise<AddressQuote | null>;

/** The price of an address: being asked for, told, or not to be had. */
export type QuoteState =
  { state: "none" } | { state: "loading" } | { state: "failed" } | { state: "ready"; quote: AddressQuote };

/** Asks what the order costs at the chosen address, anew for each; an answer for one that is not chosen any more is dropped. */
export function useAddressQuote(
  chosen: Pick<Address, "province_id"> | undefined,
  onQuote: QuoteAddress,
): QuoteState & { retry: () => void } {
  const province = chosen?.province_id;
  const [tries, setTries] = useState(0);
  const asked = province === undefined ? null : `${province} ${tries}`;
  const [answer, setAnswer] = useState<{ asked: string; quote: AddressQuote | null } | null>(null);
  // A callback that is made anew asks nothing new.
  const ask = useEffectEvent((wanted: number) => onQuote(wanted));
  useEffect(() => {
    if (province === undefined || asked === null) return undefined;
    let isWanted = true;
    void ask(province).then((quote) => {
      if (isWanted) setAnswer({ asked, quote });
    });
    return () => {
      isWanted = false;
    };
  }, [asked, province]);
  const retry = () => {
    setTries(tries + 1);
  };
  if (asked === null) return { state: "none", retry };
  if (answer?.asked !== asked) return { state: "loading", retry };
  return answer.quote ? { state: "ready", quote: answer.quote, retry } : { state: "failed", retry };
}
