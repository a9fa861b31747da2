import type { Guide } from "../../fixtures/guide.ts";
import { homeAddress } from "../../fixtures/account/addresses.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { places } from "../../fixtures/account/places.ts";
import { AddressForm } from "./AddressForm.tsx";

const save = accepted();

export const guide = {
  notFor: "Not for a place without a person, such as the province of a delivery estimate.",
  screenReader:
    'Labels, hints and errors at their fields; lists that did not load as an alert with "try again".',
  content: 'An error says what to enter: "Chọn quận, huyện".',
  practices: ["Forms/ErrorsSayHow", "Forms/LabelsStay"],
} satisfies Guide;

/** The first address, which becomes the default. */
export const TheFirst = () => <AddressForm places={places} alwaysDefault onSubmit={save} />;

/** Changes one, and can be left. */
export const Changes = () => (
  <AddressForm places={places} address={homeAddress} onSubmit={save} onCancel={() => undefined} />
);

/** In a dialog whose button sends it by its id. */
export const InADialog = () => <AddressForm id="address" places={places} onSubmit={save} />;
