import type { Address } from "@sen/api";
import type { AddressFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MapPin, MapPinPlus } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { container, mixins, space } from "../../foundations/index.ts";
import {
  callFailure,
  type CallOutcome,
  ConfirmDialog,
  useDoneToast,
  useFailureText,
} from "../../forms/index.ts";
import { Button, EmptyState, type Request, Requested, useToast } from "../../primitives/index.ts";
import { AddressCard, AddressCardSkeleton } from "../AddressCard/AddressCard.tsx";
import { AddressDialog } from "../AddressDialog/AddressDialog.tsx";
import { useAddressTask } from "../AddressDialog/use-address-task.ts";
import type { AddressPickerProps } from "../AddressPicker/AddressPicker.tsx";

/** The request for the customer's addresses. */
export type AddressBookRequest = Request<{ addresses: readonly Address[] }>;

/** The customer's saved addresses, the default first, and the calls to add and edit one. */
export interface AddressBook extends Pick<AddressPickerProps, "places" | "onCreate" | "onUpdate"> {
  /** The addresses: loading, failed or ready. */
  request: AddressBookRequest;
}

export interface AddressBookScreenProps extends AddressBook {
  /** Deletes an address. */
  onDelete: (address: Address) => Promise<CallOutcome>;
  /** Makes an address the default. */
  onMakeDefault: (address: Address) => Promise<CallOutcome>;
}

/** The saved addresses: add, edit, delete, and choose the default. Spec §2, account. */
export function AddressBookScreen(props: AddressBookScreenProps) {
  const { request, places, onCreate, onUpdate, onDelete, onMakeDefault } = props;
  const { t } = useTranslation(["account", "shell"]);
  const failureText = useFailureText();
  const toast = useToast();
  const done = useDoneToast();
  const [task, setTask] = useAddressTask(request.state === "ready" ? request.addresses : null);
  const [leaving, setLeaving] = useState<Address | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = () => setTask({ kind: "add" });

  const save = (data: AddressFormData) =>
    done(task?.kind === "edit" ? onUpdate(task.address, data) : onCreate(data), t("address.saved"));
  async function makeDefault(address: Address) {
    const failure = await callFailure(() => onMakeDefault(address));
    if (failure === null) heading.current?.focus(); // The default address has no such button.
    toast.show(
      failure === null
        ? { tone: "success", title: t("address.default_set") }
        : {
            tone: "danger",
            title: t("address.default_failed"),
            description: failureText(failure.message),
            action: { label: t("retry"), onPress: () => void makeDefault(address) },
          },
    );
  }
  const addresses = request.state === "ready" ? request.addresses : [];
  return (
    <Root>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t("shell:page.address")}
        </h1>
        {addresses.length > 0 && (
          <Button tone="soft" icon={<MapPinPlus aria-hidden />} onClick={add}>
            {t("address.add")}
          </Button>
        )}
      </header>
      <Requested
        request={request}
        loading={t("address.loading")}
        skeleton={
          <div data-cards>
            <AddressCardSkeleton />
            <AddressCardSkeleton />
          </div>
        }
        failed={t("address.failed")}
        hint={t("failed_hint")}
      >
        {() =>
          addresses.length === 0 ? (
            <EmptyState
              picture={<MapPin />}
              title={t("address.empty")}
              action={
                <Button icon={<MapPinPlus aria-hidden />} onClick={add}>
                  {t("address.add")}
                </Button>
              }
            >
              {t("address.empty_hint")}
            </EmptyState>
          ) : (
            <ul data-cards>
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressCard
                    address={address}
                    onEdit={() => setTask({ kind: "edit", address })}
                    onDelete={() => setLeaving(address)}
                    onMakeDefault={() => makeDefault(address)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Requested>
      <AddressDialog
        task={task}
        places={places}
        first={addresses.length === 0}
        onSubmit={save}
        onClose={() => setTask(null)}
      />
      <ConfirmDialog
        open={leaving !== null}
        tone="danger"
        title={t("address.delete_title")}
        submitLabel={t("address.delete")}
        keepLabel={t("address.keep")}
        doneTitle={t("address.deleted")}
        refusedTitle={t("address.not_deleted")}
        onConfirm={async () => (leaving ? onDelete(leaving) : null)}
        onClose={() => setLeaving(null)}
      >
        {leaving
          ? t("address.delete_text", { name: leaving.contact_name, address: leaving.full_address })
          : ""}
      </ConfirmDialog>
    </Root>
  );
}

const Root = styled.section`
  container-type: inline-size;

  > header {
    ${mixins.wrappedRow(3)}
    justify-content: space-between;
    min-height: 44px;
    margin-bottom: ${space[4]};
  }
  [data-cards] {
    ${mixins.grid(3)}
  }
  [data-cards] > li {
    display: grid;
  }
  ${container.medium} {
    [data-cards] {
      grid-template-columns: 1fr 1fr;
      gap: ${space[4]};
    }
  }
`;
