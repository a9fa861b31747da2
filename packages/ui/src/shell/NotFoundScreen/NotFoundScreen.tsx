import { useTranslation } from "@sen/i18n";
import { Compass } from "lucide-react";
import { styled } from "styled-components";
import { space } from "../../foundations/index.ts";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";

export interface NotFoundScreenProps {
  /** The home page. */
  homeHref: string;
  /** The list of all products. */
  productsHref: string;
}

/** No such page, and two ways on. */
export function NotFoundScreen({ homeHref, productsHref }: NotFoundScreenProps) {
  const { t } = useTranslation("shell");
  return (
    <EmptyState
      heading="h1"
      picture={<Compass />}
      title={t("notFound.title")}
      action={
        <Ways>
          <ButtonLink href={homeHref}>{t("notFound.home")}</ButtonLink>
          <ButtonLink href={productsHref} tone="secondary">
            {t("notFound.products")}
          </ButtonLink>
        </Ways>
      }
    >
      {t("notFound.text")}
    </EmptyState>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`;
