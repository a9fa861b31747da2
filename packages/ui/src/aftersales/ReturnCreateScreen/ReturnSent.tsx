import { useTranslation } from "@sen/i18n";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { ButtonLink, EmptyState } from "../../primitives/index.ts";

export interface ReturnSentProps {
  /** The return's own page. */
  returnHref: string;
}

/** The return was sent. It takes the place of a long form whose end the customer looks at: so it comes into view itself. */
export function ReturnSent({ returnHref }: ReturnSentProps) {
  const { t } = useTranslation("aftersales");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Place ref={place} tabIndex={-1}>
      <EmptyState
        heading="h1"
        picture={<CircleCheck />}
        title={t("return_create.done_title")}
        action={<ButtonLink href={returnHref}>{t("return_create.done_see")}</ButtonLink>}
      >
        {t("return_create.done_text")}
      </EmptyState>
    </Place>
  );
}

const Place = styled.div`
  &:focus {
    outline: none;
  }
`;
