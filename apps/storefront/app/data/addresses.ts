import type { Address, AddressBody, FieldError } from "@sen/api";
import { useSession } from "../session/useSession.ts";
import { api } from "./browser-api.ts";
import { query, useQuery } from "./query.ts";

export const addressesQuery = () => query("/addresses", {});

/** What came of saving: the address, or what is wrong with which field. */
export type SaveAddressOutcome =
  { kind: "saved"; address: Address } | { kind: "refused"; message: string; errors: readonly FieldError[] };

/** The customer's addresses, and what can be done with them. Each change asks for the list anew. */
export function useAddresses() {
  const { status } = useSession();
  const { data, error, mutate } = useQuery("/addresses", status === "in" ? {} : null, {
    revalidateIfStale: true,
  });
  return {
    addresses: data?.data,
    error: error as unknown,
    retry: () => void mutate(),
    async save(body: AddressBody, id?: number): Promise<SaveAddressOutcome> {
      const answer =
        id === undefined
          ? await api.POST("/addresses", { body })
          : await api.PUT("/addresses/{id}", { params: { path: { id } }, body });
      if (!answer.data)
        return { kind: "refused", message: answer.error.message, errors: answer.error.data?.errors ?? [] };
      await mutate();
      return { kind: "saved", address: answer.data.data };
    },
    /** True when the address is gone. */
    async remove(id: number): Promise<boolean> {
      const { data: removed } = await api.DELETE("/addresses/{id}", { params: { path: { id } } });
      await mutate();
      return removed !== undefined;
    },
  };
}
