import type { Bank } from "@sen/api";
import { useCallback, useState } from "react";
import { useQuery } from "../query.ts";

/** The banks with the fields that the picker searches, fetched once they are wanted. Spec §7, bank list. */
export function useBanks(): {
  banks: readonly Bank[] | "loading" | "failed";
  retry: () => unknown;
  open: () => void;
} {
  const [wanted, setWanted] = useState(false);
  const open = useCallback(() => {
    setWanted(true);
  }, []);
  const { data, error, mutate } = useQuery(
    "/banks",
    wanted ? { params: { query: { fields: ["name", "name_vn", "code"] } } } : null,
  );
  return {
    banks: data?.data ?? (error === undefined ? "loading" : "failed"),
    retry: () => mutate(),
    open,
  };
}
