import type { Bank } from "@sen/api";
import { useCallback, useState } from "react";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { customerQuery, useQuery } from "../../core/query.ts";

/** The banks with the fields that the picker searches, fetched once they are wanted. Spec §7, bank list. */
export function useBanks(): {
  banks: readonly Bank[] | "loading" | "failed";
  retry: () => unknown;
  open: () => void;
} {
  const customerId = useCustomerId();
  const [wanted, setWanted] = useState(false);
  const open = useCallback(() => {
    setWanted(true);
  }, []);
  const { data, error, mutate } = useQuery(
    customerQuery(wanted ? customerId : null, "/banks", {
      params: { query: { fields: ["name", "name_vn", "code"] } },
    }),
  );
  return {
    banks: data?.data ?? (error === undefined ? "loading" : "failed"),
    retry: () => mutate(),
    open,
  };
}
