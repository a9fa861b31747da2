import type { Mall } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Clock, MapPin } from "lucide-react";
import { styled } from "styled-components";
import { media, mixins, space } from "../../foundations/index.ts";
import { Link, Picture } from "../../primitives/index.ts";

export interface MallCardsProps {
  /** In display order. */
  malls: readonly Mall[];
  /** URL of a mall. */
  mallHref: (id: number) => string;
}

/** The malls: side by side on a phone, a grid of three columns on a desktop. */
export function MallCards({ malls, mallHref }: MallCardsProps) {
  const { t } = useTranslation("catalog");
  return (
    <Root>
      {malls.map((mall) => (
        <li key={mall.id}>
          <article>
            <Picture
              src={mall.image_url}
              alt=""
              ratio="16 / 9"
              sizes="(min-width: 64em) 400px, (min-width: 48em) 48vw, 260px"
            />
            <div>
              <h3>
                <Link href={mallHref(mall.id)}>{mall.name}</Link>
              </h3>
              <p>
                <MapPin aria-hidden size={16} />
                <span>{mall.address}</span>
              </p>
              <p>
                <Clock aria-hidden size={16} />
                <span>
                  {mall.opening_hours} · {t("mall.shops", { count: mall.tenant_count })}
                </span>
              </p>
            </div>
          </article>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${mixins.sidewaysScroll}
  gap: ${space[3]};
  margin-inline: calc(-1 * ${space[4]});
  padding: 3px ${space[4]};
  scroll-padding-inline: ${space[4]};
  scroll-snap-type: x proximity;

  > li {
    flex: 0 0 260px;
    min-width: 0;
    scroll-snap-align: start;
  }
  article {
    ${mixins.linkCard}
    height: 100%;
    overflow: clip;
  }
  article > div {
    ${mixins.grid(1)}
    padding: ${space[3]} ${space[4]} ${space[4]};
  }
  h3 {
    ${mixins.twoLines}
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  p {
    ${mixins.row(2)}
    min-width: 0;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  p > span {
    ${mixins.oneLine}
  }
  ${media.medium} {
    ${mixins.grid(4)}
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
