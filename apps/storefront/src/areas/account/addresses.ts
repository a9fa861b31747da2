import type { Result } from "../../core/write.ts";
import { type Refused, write } from "../../core/write.ts";
import type { Address, AddressBody } from "@sen/api";
import { type AddressFormData } from "@sen/domain";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { useAddressList } from "./address-list.ts";

/**
 * The customer's addresses, and what can be done with them. Each change asks for the list anew.
 *
 * @param wanted false: not asked for yet
 */
export function useAddresses(wanted = true) {
  const customerId = useCustomerId() ?? 0;
  const { data, error, mutate } = useAddressList(wanted);

  /** What every change ends with, once it is made. */
  async function changed(writing: Promise<Result<unknown>>): Refused {
    const { ok, refusal } = await writing;
    if (ok) await mutate();
    return refusal ?? null;
  }
  const put = ({ id, ...address }: Address, change: Partial<AddressBody>): Refused => {
    const { type, office_type, ward_id, district_id, province_id, contact_name, contact_phone } = address;
    const place = { ward_id, district_id, province_id, address: address.address };
    const body = { type, office_type, contact_name, contact_phone, ...place, ...change };
    return changed(
      write("PUT /addresses/{id}", { path: { id }, body: { ...body, customer_id: customerId } }),
    );
  };

  return {
    addresses: data?.data,
    error,
    retry: () => mutate(),
    /** Saves a new address; `onSaved` gets it with its id. */
    async create(form: AddressFormData, onSaved?: (address: Address) => void): Refused {
      const writing = write("POST /addresses", { body: { ...form, customer_id: customerId } });
      const refusal = await changed(writing);
      const { data } = await writing;
      if (data) onSaved?.(data.data);
      return refusal;
    },
    update: (address: Address, form: AddressFormData): Refused => put(address, form),
    makeDefault: (address: Address): Refused => put(address, { type: 1 }),
    remove: ({ id }: Address): Refused => changed(write("DELETE /addresses/{id}", { path: { id } })),
  };
}
