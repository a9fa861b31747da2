import type { Address } from "@sen/api";
import type { AddressFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MapPinPlus } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { color, media, mixins, space } from "../../foundations/index.ts";
import { type CallOutcome, focusInView } from "../../forms/index.ts";
import { Button } from "../../primitives/index.ts";
import { AddressSummary } from "../AddressCard/AddressSummary.tsx";
import { AddressDialog } from "../AddressDialog/AddressDialog.tsx";
import { useAddressTask } from "../AddressDialog/use-address-task.ts";
import type { PlaceSource } from "../AddressForm/use-places.ts";

export interface AddressPickerProps {
  /** The customer's addresses, the default first. */
  addresses: readonly Address[];
  /** Id of the chosen address; null if none is chosen yet. */
  value: number | null;
  /** The customer chose another address. */
  onChange: (id: number) => void;
  /** Fetches provinces, districts and wards. */
  places: PlaceSource;
  /** Saves a new address. Once it is on the list, `onSaved` gets it, and chooses it. */
  onCreate: (data: AddressFormData, onSaved?: (address: Address) => void) => Promise<CallOutcome>;
  /** Saves the changes of an address. */
  onUpdate: (address: Address, data: AddressFormData) => Promise<CallOutcome>;
}

/** Number of cards shown before the customer asks for the rest. */
const SHOWN_AT_FIRST = 3;

/** Picks one of the saved addresses; addresses can be added and edited in place. */
export function AddressPicker(props: AddressPickerProps) {
  const { addresses, value, onChange, places, onCreate, onUpdate } = props;
  const { t } = useTranslation("account");
  const name = useId();
  const [firstHidden, setFirstHidden] = useState<Address>();
  const [task, setTask] = useAddressTask(addresses);
  const shown = firstHidden ? addresses : withChosen(addresses, value);
  const hidden = addresses.filter((address) => !shown.includes(address));

  return (
    <Root>
      <fieldset>
        <legend data-visually-hidden>{t("address.choose")}</legend>
        {shown.map((address) => (
          <div key={address.id}>
            <label>
              <input
                ref={address.id === firstHidden?.id ? focusInView : undefined}
                type="radio"
                name={name}
                value={address.id}
                checked={address.id === value}
                onChange={() => onChange(address.id)}
              />
              <AddressSummary address={address} />
            </label>
            <Button
              tone="quiet"
              size="small"
              aria-label={t("address.edit_of", { name: address.contact_name, address: address.address })}
              onClick={() => setTask({ kind: "edit", address })}
            >
              {t("address.edit")}
            </Button>
          </div>
        ))}
      </fieldset>
      <div>
        {hidden.length > 0 && (
          <Button tone="quiet" onClick={() => setFirstHidden(hidden[0])}>
            {t("address.show_all", { count: hidden.length })}
          </Button>
        )}
        <Button tone="secondary" icon={<MapPinPlus aria-hidden />} onClick={() => setTask({ kind: "add" })}>
          {t("address.add")}
        </Button>
      </div>
      <AddressDialog
        task={task}
        places={places}
        first={addresses.length === 0}
        onSubmit={(data) =>
          task?.kind === "edit" ? onUpdate(task.address, data) : onCreate(data, ({ id }) => onChange(id))
        }
        onClose={() => setTask(null)}
      />
    </Root>
  );
}

/** The first few addresses, always including the chosen one. */
function withChosen(addresses: readonly Address[], chosen: number | null): readonly Address[] {
  const place = addresses.findIndex(({ id }) => id === chosen);
  const first = place < SHOWN_AT_FIRST ? SHOWN_AT_FIRST : SHOWN_AT_FIRST - 1;
  return addresses.filter((_, index) => index < first || index === place);
}

const Root = styled.div`
  ${mixins.grid(3)}

  > fieldset {
    ${mixins.grid(3)}
  }
  > fieldset > div {
    ${mixins.choiceBox}
    ${mixins.flex()}
    align-items: flex-start;
  }
  > fieldset > div > label {
    ${mixins.fill}
    ${mixins.flex(3)}
    padding: ${space[4]} 0 ${space[4]} ${space[4]};
    cursor: pointer;
  }
  > fieldset > div > label > input {
    ${mixins.radioRing}
    margin-top: 1px;
    outline: none;
  }
  > fieldset > div > button {
    flex: none;
    margin: ${space[1]};
  }
  > div {
    ${mixins.wrap(3)}
  }
  ${media.hover} {
    > fieldset > div:hover {
      border-color: ${color.inkMuted};
    }
  }
`;
