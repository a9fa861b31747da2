import { useCallback, useState } from "react";
import type { Bank } from "@sen/api";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useCustomerId } from "../../core/session/session.ts";

/** The banks with the fields that the picker searches, fetched once they are wanted. Spec §7, bank list. */
export function useBanks() {
  const customerId = useCustomerId();
  const [wanted, setWanted] = useState(false);
  const { data, error, mutate } = useQuery(
    customerQuery(wanted ? customerId : null, "/banks", {
      params: { query: { fields: ["name", "name_vn", "code"] } },
    }),
  );
  const banks: readonly Bank[] | "loading" | "failed" =
    data?.data ?? (error === undefined ? "loading" : "failed");
  return { banks, retry: () => mutate(), open: useCallback(() => setWanted(true), []) };
}
