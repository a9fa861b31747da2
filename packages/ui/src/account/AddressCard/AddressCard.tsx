import type { Address } from "@sen/api";
import { AddressType } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Button, Skeleton } from "../../primitives/index.ts";
import { AddressSummary } from "./AddressSummary.tsx";

export interface AddressCardProps {
  /** The address to show. */
  address: Address;
  /** Opens the address for editing. */
  onEdit: () => void;
  /** Asks to delete the address. */
  onDelete: () => void;
  /** May return a promise; the button is busy until it settles. Not offered for the default address. */
  onMakeDefault: () => unknown;
}

/** One saved address with its actions. */
export function AddressCard({ address, onEdit, onDelete, onMakeDefault }: AddressCardProps) {
  const { t } = useTranslation("account");
  const isDefault = address.type === AddressType.default;
  const steps = { edit: onEdit, delete: onDelete, make_default: onMakeDefault } as const;
  const offered = isDefault ? (["edit", "delete"] as const) : (["edit", "delete", "make_default"] as const);
  return (
    <Root>
      <AddressSummary address={address} />
      <footer>
        {offered.map((step) => (
          <Button
            key={step}
            tone="quiet"
            size="small"
            aria-label={t(`address.${step}_of`, { name: address.contact_name, address: address.address })}
            onClick={() => steps[step]()}
          >
            {t(`address.${step}`)}
          </Button>
        ))}
      </footer>
    </Root>
  );
}

/** A skeleton the size of a card with a one-line address. */
export function AddressCardSkeleton() {
  return (
    <Root as="div" aria-hidden>
      <div>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="90px" />
      </div>
      <footer>
        <Skeleton shape="box" width="120px" height="28px" />
      </footer>
    </Root>
  );
}

const Root = styled.article`
  ${mixins.card}
  ${mixins.grid(3)}
  grid-template-rows: 1fr auto;
  padding: ${space[4]} ${space[4]} 0;

  > footer {
    ${mixins.wrappedRow()}
    min-height: 52px;
    padding-block: ${space[1]};
    border-top: 1px solid ${color.line};
  }
  > footer > button:first-child {
    margin-left: calc(-1 * ${space[3]});
  }
  > div {
    ${mixins.grid(1)}
  }
`;
