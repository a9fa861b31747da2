import type { Banner, CategoryNode } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ArrowRight } from "lucide-react";
import { styled } from "styled-components";
import { color, media, mixins, radius, space, text } from "../../foundations/index.ts";
import { Carousel, Link, Picture } from "../../primitives/index.ts";

export interface BannerCarouselProps {
  /** The first one is the largest contentful paint, so it is loaded eagerly with high priority. */
  banners: readonly Banner[];
  /** Turns a banner's path, which has no language, into a URL in the current language. */
  hrefOf: (path: string) => string;
  /** Names of categories by id, shown on banners that link to a category. */
  categories?: readonly Pick<CategoryNode, "id" | "name">[];
}

/** The home page's banners. They never advance by themselves, only by swipe, keys or buttons. */
export function BannerCarousel({ banners, hrefOf, categories = [] }: BannerCarouselProps) {
  const { t } = useTranslation("catalog");
  const categoryOf = (path: string) => {
    const id = Number(new URLSearchParams(path.split("?")[1]).get("category_id"));
    return categories.find((category) => category.id === id)?.name;
  };
  if (banners.length === 0) return null;
  return (
    <Root>
      <Carousel label={t("home.banners")} look="full" dots={banners.length > 1}>
        {banners.map((banner, index) => {
          const category = categoryOf(banner.href);
          return (
            <Link key={banner.id} href={hrefOf(banner.href)} style={{ backgroundColor: banner.background }}>
              <Picture
                src={banner.image_url}
                alt={banner.alt}
                sizes="(min-width: 80em) 1232px, 100vw"
                widest={1280}
                ratio="5 / 2"
                priority={index === 0}
              />
              <span data-words>
                <strong>{banner.title}</strong>
                {banner.subtitle !== "" && <small>{banner.subtitle}</small>}
                <i>
                  {category === undefined ? t("home.see") : t("home.see_category", { category })}
                  <ArrowRight aria-hidden size={16} />
                </i>
              </span>
            </Link>
          );
        })}
      </Carousel>
    </Root>
  );
}

const Root = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
  container-type: inline-size;

  a {
    position: relative;
    display: block;
    height: clamp(200px, 12.5rem, 320px);
  }
  a > :first-child {
    height: 100%;
    background: inherit;
  }
  a > :first-child img {
    object-position: 64% 50%;
  }
  a > [data-empty] > svg {
    display: none;
  }
  [data-words] {
    position: absolute;
    inset: 0 auto 0 0;
    ${mixins.flex(1)}
    flex-direction: column;
    justify-content: center;
    width: 52%;
    padding: ${space[4]} 0 ${space[8]} ${space[4]};
    color: ${color.onPastel};
  }
  strong,
  small {
    flex: none;
    ${mixins.twoLines}
    overflow-wrap: break-word;
  }
  strong {
    ${mixins.textStyle("title", { weight: "bold" })}
    text-wrap: balance;
  }
  small {
    -webkit-line-clamp: 3;
    font: ${text.small};
    color: inherit;
  }
  [data-words] > i {
    ${mixins.textStyle("small", { weight: "semibold" })}
    padding-inline-end: calc(16px + ${space[1]});
  }
  /* Directly after the last word, even if it wraps. */
  i > svg {
    position: absolute;
    display: inline;
    margin: 2px 0 0 ${space[1]};
  }
  section > div > i {
    background: ${color.onPastel};
    opacity: 0.35;
    box-shadow: none;
  }
  section > div > i[data-on] {
    opacity: 0.9;
  }
  ${media.belowMedium} {
    /* No room beside the text: swipe, or use the arrow keys. */
    section > button {
      display: none;
    }
  }
  /* Large text moves below the picture. */
  @container (max-width: 13rem) {
    a {
      ${mixins.flex()}
      flex-direction: column;
      height: 16rem;
    }
    a > :first-child {
      flex: 1;
      min-height: 4rem;
    }
    [data-words] {
      position: static;
      width: auto;
      padding-right: ${space[4]};
    }
  }
  ${media.medium} {
    a {
      height: auto;
      aspect-ratio: 5 / 2;
      max-height: 26.25rem;
      width: 100%;
    }
    [data-words] {
      width: 46%;
      gap: ${space[3]};
      padding: 0 0 0 7%;
    }
    strong {
      font: ${text.display};
    }
    small {
      font: ${text.lead};
    }
  }
`;
