import type { Address, AddressBody } from "@sen/api";
import type { AddressFormData } from "@sen/domain";
import { placeSource } from "../../core/places.ts";
import { customerQuery, requestState, useQuery } from "../../core/query.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { write, written, type Refused } from "../../core/write.ts";

/** The customer's addresses and their actions. Each change refetches the list. */
export function useAddresses(wanted = true) {
  const customer_id = useCustomerId();
  const asked = useQuery(wanted ? customerQuery("/addresses") : null);
  const refresh = () => asked.mutate();
  const put = ({ id, ...address }: Address, change: Partial<AddressBody>): Refused => {
    const { type, office_type, ward_id, district_id, province_id, contact_name, contact_phone } = address;
    const place = { ward_id, district_id, province_id, address: address.address };
    const body = { type, office_type, contact_name, contact_phone, ...place, ...change };
    return written(
      write("PUT /addresses/{id}", { path: { id }, body: { ...body, customer_id: customer_id ?? 0 } }),
      refresh,
    );
  };
  return {
    request: requestState(asked, ({ data }) => ({ addresses: data })),
    places: placeSource,
    /** Saves a new address; `onSaved` gets it with its id. */
    onCreate: (form: AddressFormData, onSaved?: (address: Address) => void): Refused =>
      written(
        write("POST /addresses", { body: { ...form, customer_id: customer_id ?? 0 } }),
        async ({ data }) => {
          await refresh();
          onSaved?.(data);
        },
      ),
    onUpdate: (address: Address, form: AddressFormData): Refused => put(address, form),
    onMakeDefault: (address: Address): Refused => put(address, { type: 1 }),
    onDelete: ({ id }: Address): Refused =>
      written(write("DELETE /addresses/{id}", { path: { id } }), refresh),
  };
}
