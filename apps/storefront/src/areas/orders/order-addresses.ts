import type { OrderDetailScreenProps } from "@sen/ui/aftersales";
import { useState } from "react";
import { useAddresses } from "../account/index.ts";
import { placeSource } from "../../core/places.ts";
import { requestState } from "../../core/request-state.ts";

/** The address book of an order's page, fetched once it is wanted. */
export function useOrderAddresses(): {
  addressBook: OrderDetailScreenProps["addressBook"];
  open: () => void;
} {
  const [wanted, setWanted] = useState(false);
  const { addresses, error, retry, create, update } = useAddresses(wanted);
  return {
    addressBook: {
      request: requestState({ data: addresses, error, mutate: retry }, (data) => ({ data })),
      places: placeSource,
      onCreate: (form) => create(form),
      onUpdate: update,
    },
    open: () => {
      setWanted(true);
    },
  };
}
