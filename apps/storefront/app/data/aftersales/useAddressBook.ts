import type { OrderDetailScreenProps } from "@sen/ui/aftersales";
import { useState } from "react";
import { useAddresses } from "../addresses.ts";
import { placeSource } from "../places.ts";

/** The address book of an order's page, fetched once it is wanted. */
export function useAddressBook(): { addressBook: OrderDetailScreenProps["addressBook"]; open: () => void } {
  const [wanted, setWanted] = useState(false);
  const { addresses, error, retry, create, update } = useAddresses(wanted);
  return {
    addressBook: {
      request: addresses
        ? { state: "ready", data: addresses }
        : error === undefined
          ? { state: "loading" }
          : { state: "failed", onRetry: retry },
      places: placeSource,
      onCreate: (form) => create(form),
      onUpdate: update,
    },
    open: () => {
      setWanted(true);
    },
  };
}
