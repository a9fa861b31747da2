import type { Mall } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Clock, MapPin, Phone, type LucideIcon } from "lucide-react";
import type { PropsWithChildren } from "react";
import { styled } from "styled-components";
import { color, media, mixins, space, text } from "../../foundations/index.ts";
import { Picture, Skeleton, TextLink } from "../../primitives/index.ts";

export interface MallHeaderProps {
  /** The mall as the server sent it. */
  mall: Mall;
}

/** A map link; a phone opens its own maps app. https://developers.google.com/maps/documentation/urls/get-started */
const mapHref = ({ name, address }: Mall) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;

/** A mall's name, picture, address, opening hours and hotline. */
export function MallHeader({ mall }: MallHeaderProps) {
  const { t } = useTranslation("catalog");
  return (
    <Root>
      <Picture
        src={mall.image_url}
        alt=""
        ratio="16 / 9"
        sizes="(min-width: 48em) 480px, 100vw"
        widest={960}
        priority
      />
      <div>
        <h1>{mall.name}</h1>
        <dl>
          <Fact icon={MapPin} name={t("mall.address")}>
            {mall.address}
            <br />
            <TextLink href={mapHref(mall)} target="_blank" rel="noreferrer">
              {t("mall.map")}
            </TextLink>
          </Fact>
          <Fact icon={Clock} name={t("mall.hours")}>
            {mall.opening_hours}
          </Fact>
          <Fact icon={Phone} name={t("mall.hotline")}>
            <TextLink href={`tel:${mall.hotline}`}>{mall.hotline}</TextLink>
          </Fact>
        </dl>
      </div>
    </Root>
  );
}

function Fact({ icon: Icon, name, children }: PropsWithChildren<{ icon: LucideIcon; name: string }>) {
  return (
    <div>
      <dt>
        <Icon size={20} role="img" aria-label={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The header's skeleton. */
export function MallHeaderSkeleton() {
  return (
    <Root>
      <Skeleton shape="box" ratio="16 / 9" />
      <div>
        <Skeleton width="70%" height="2rem" shape="box" />
        <Skeleton />
        <Skeleton width="50%" />
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.card}
  display: grid;
  overflow: hidden;

  > :first-child {
    max-height: 220px;
  }
  > div {
    ${mixins.grid(3)}
    align-content: center;
    padding: ${space[4]};
  }
  dl {
    ${mixins.grid(1)}
  }
  dl > div {
    ${mixins.flex(3)}
    align-items: baseline;
    font: ${text.small};
  }
  dt {
    ${mixins.inlineRow()}
    flex: none;
    color: ${color.brand};
  }
  /* Aligns the icon with the first line of the text. */
  dt::before {
    content: "\\200b";
  }
  dd > a {
    ${mixins.touchRow()}
  }
  ${media.medium} {
    grid-template-columns: 1fr minmax(0, 480px);

    > :first-child {
      order: 1;
      max-height: 270px;
    }
    > div {
      padding: ${space[6]} ${space[8]};
    }
    dl > div {
      font: ${text.body};
    }
  }
`;
