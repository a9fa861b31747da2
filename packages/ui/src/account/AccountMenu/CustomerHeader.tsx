import type { Profile } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, radius } from "../../foundations/index.ts";
import { Skeleton, VisuallyHidden } from "../../primitives/index.ts";

/** The customer's fields that the header shows. */
export type ShownCustomer = Pick<Profile, "full_name" | "phone">;

interface CustomerHeaderProps {
  /** Null while loading. */
  customer: ShownCustomer | null;
  /** `h1` if this is the page's main heading, `p` beside a page. */
  heading: "h1" | "p";
}

/** The signed-in customer's initial, name and phone number. */
export function CustomerHeader({ customer, heading: Heading }: CustomerHeaderProps) {
  const { t } = useTranslation("account");
  return (
    <Root>
      <span aria-hidden>{customer ? initialOf(customer.full_name) : ""}</span>
      <div>
        <Heading data-name>
          {customer ? (
            <>
              {t("greeting")} <span>{customer.full_name}</span>
            </>
          ) : (
            <VisuallyHidden>{t("menu.label")}</VisuallyHidden>
          )}
          {!customer && <Skeleton width="160px" />}
        </Heading>
        <small data-muted>{customer?.phone ?? <Skeleton width="96px" />}</small>
      </div>
    </Root>
  );
}

/** The initial of the given name, which comes last in Vietnamese. */
function initialOf(name: string): string {
  const given = name.trim().split(/\s+/).at(-1) ?? "";
  return (Array.from(given)[0] ?? "").toLocaleUpperCase("vi");
}

const Root = styled.div`
  ${mixins.row(3)}

  > span {
    flex: none;
    ${mixins.centered}
    ${mixins.square("48px")}
    border-radius: ${radius.full};
    background: ${color.brandSoft};
    ${mixins.textStyle("lead", { weight: "semibold", color: "brandSoftInk" })}
  }
  > div {
    min-height: 4.75rem; /* A name of two lines, so that loading shifts nothing. */
    align-content: center;
  }
  [data-name] {
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  /* Keeps the name on one line, with the greeting above. */
  [data-name] > span {
    display: inline-block;
  }
  h1[data-name] {
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
`;
