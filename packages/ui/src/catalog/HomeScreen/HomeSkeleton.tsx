import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { media, mixins } from "../../foundations/index.ts";
import { Loading, Skeleton } from "../../primitives/index.ts";
import { ProductGridSkeleton } from "../ProductGrid/ProductGrid.tsx";
import { Root } from "./HomeScreen.styles.ts";

/** The home page's boxes before it is there. */
export function HomeSkeleton() {
  const { t } = useTranslation("catalog");
  return (
    <Loading label={t("loading")}>
      <Root>
        <Window>
          <Skeleton shape="box" height="100%" />
        </Window>
        <Row>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} shape="box" width="60px" height="60px" />
          ))}
        </Row>
        <Skeleton shape="box" height="352px" />
        <ProductGridSkeleton />
      </Root>
    </Loading>
  );
}

const Window = styled.div`
  height: 200px;

  ${media.medium} {
    height: auto;
    aspect-ratio: 5 / 2;
    max-height: 420px;
  }
`;

const Row = styled.div`
  ${mixins.grid(6, 2)}
  grid-template-columns: repeat(4, 1fr);
  justify-items: center;

  ${media.medium} {
    grid-template-columns: repeat(8, 1fr);
  }
`;
