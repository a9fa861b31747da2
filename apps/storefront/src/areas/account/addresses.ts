import type { Address, AddressBody, ErrorEnvelope } from "@sen/api";
import { wasAddressSaved, type AddressFormData } from "@sen/domain";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { useAddressList } from "./address-list.ts";
import { write } from "../../core/api.ts";

/** Nothing on success, the backend's answer when it refuses. */
type Outcome = Promise<ErrorEnvelope | null>;

/**
 * The customer's addresses, and what can be done with them. Each change asks for the list anew.
 *
 * @param wanted false: not asked for yet
 */
export function useAddresses(wanted = true) {
  const customerId = useCustomerId() ?? 0;
  const { data, error, mutate } = useAddressList(wanted);

  async function put(address: Address, change: Partial<AddressBody>): Outcome {
    const { type, office_type, ward_id, district_id, province_id, contact_name, contact_phone } = address;
    const body = {
      type,
      office_type,
      ward_id,
      district_id,
      province_id,
      contact_name,
      contact_phone,
      address: address.address,
    };
    const answer = await write(
      (api) =>
        api.PUT("/addresses/{id}", {
          params: { path: { id: address.id } },
          body: { ...body, ...change, customer_id: customerId },
        }),
      wasAddressSaved,
    );
    if (!answer.data) return answer.error;
    await mutate();
    return null;
  }

  return {
    addresses: data?.data,
    error,
    retry: () => mutate(),
    /** Saves a new address; `onSaved` gets it with its id. */
    async create(form: AddressFormData, onSaved?: (address: Address) => void): Outcome {
      const answer = await write(
        (api) => api.POST("/addresses", { body: { ...form, customer_id: customerId } }),
        wasAddressSaved,
      );
      if (!answer.data) return answer.error;
      await mutate();
      onSaved?.(answer.data.data);
      return null;
    },
    update: (address: Address, form: AddressFormData): Outcome => put(address, form),
    makeDefault: (address: Address): Outcome => put(address, { type: 1 }),
    async remove(address: Address): Outcome {
      const answer = await write((api) =>
        api.DELETE("/addresses/{id}", { params: { path: { id: address.id } } }),
      );
      if (!answer.data) return answer.error;
      await mutate();
      return null;
    },
  };
}
