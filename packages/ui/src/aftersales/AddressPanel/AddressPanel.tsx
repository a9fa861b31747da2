import { useTranslation } from "@sen/i18n";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, text, weight } from "../../foundations/index.ts";
import { VisuallyHidden } from "../../primitives/index.ts";

export interface AddressPanelProps {
  /** What the address is for, such as "Địa chỉ nhận hàng", "Địa chỉ trả hàng" or "Bưu cục". */
  title: string;
  /** A person, a shop or a post office. */
  name: string;
  /** Digits. Left out if empty or null. */
  phone?: string | null;
  /** On one line. */
  address: string;
  /** What its ward is called since July 2025; nothing if it is the same, or unknown. */
  today?: string | null;
  /** Replaces the map pin. */
  icon?: ReactNode;
  /** Shown below, such as opening hours, the delivery method or a button. */
  children?: ReactNode;
}

/** One end of a delivery: name, phone number and address. */
export function AddressPanel(panel: AddressPanelProps) {
  const { t } = useTranslation("aftersales");
  return (
    <Root>
      {panel.icon ?? <MapPin aria-hidden size={20} />}
      <div>
        <h2 data-muted>{panel.title}</h2>
        <p data-name>
          <bdi>{panel.name}</bdi>
          {panel.phone && (
            <span>
              <VisuallyHidden>{t("return_create.phone")} </VisuallyHidden>
              {panel.phone}
            </span>
          )}
        </p>
        <address data-muted>
          {panel.address}
          {panel.today && ` (${t("address_panel.since", { place: panel.today })})`}
        </address>
        {panel.children}
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.flex(3)}
  font: ${text.small};

  > svg {
    margin-top: 1px;
    color: ${color.brand};
  }
  > div {
    ${mixins.fill}
    ${mixins.grid("2px")}
  }
  > div > [data-name] {
    ${mixins.wrap(0, 3)}
    font-weight: ${weight.semibold};
  }
  > div > [data-name] > span {
    position: relative;
    font-weight: ${weight.regular};
  }
`;
