import type { Address } from "@sen/api";
import { AddressType, OfficeType, todaysPlace } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space, text } from "../../foundations/index.ts";
import { Badge } from "../../primitives/index.ts";

export interface AddressSummaryProps {
  /** The address to show. */
  address: Address;
}

/** Recipient, phone number and address. Phrasing content only, since it is also used inside a label. */
export function AddressSummary({ address }: AddressSummaryProps) {
  const { t } = useTranslation("account");
  const place = todaysPlace(address.since_2025, address.full_address.split(", "));
  return (
    <Root>
      <span data-who>
        <strong>{address.contact_name}</strong>
        <span>{address.contact_phone}</span>
      </span>
      <span>
        {address.full_address}
        {place && <span data-muted> ({t("address.since", { place })})</span>}
      </span>
      <span data-badges>
        {address.type === AddressType.default && <Badge tone="brand">{t("address.default")}</Badge>}
        <Badge>{t(address.office_type === OfficeType.office ? "address.office" : "address.home")}</Badge>
      </span>
    </Root>
  );
}

const Root = styled.span`
  ${mixins.grid(1)}
  align-content: start;
  font: ${text.small};

  > [data-who] {
    ${mixins.wrap(0, 3)}
    align-items: baseline;
    font: ${text.body};
  }
  > [data-who] > span {
    color: ${color.inkMuted};
  }
  > [data-badges] {
    ${mixins.wrap(2)}
    margin-top: ${space[1]};
  }
`;
