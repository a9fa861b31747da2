import type { Category, CategoryNode } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius, space } from "../../foundations/index.ts";
import { Link, Picture } from "../../primitives/index.ts";

export interface CategoryStripProps {
  /** In display order. */
  categories: readonly (Category | CategoryNode)[];
  /** URL of a category. */
  categoryHref: (id: number) => string;
}

/** The categories of the home page: two rows that scroll sideways on a phone, a grid on a desktop. */
export function CategoryStrip({ categories, categoryHref }: CategoryStripProps) {
  const { t } = useTranslation("catalog");
  return (
    <Root aria-label={t("home.categories")}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <Link href={categoryHref(category.id)}>
              <span>
                <Picture src={category.image_url} alt="" sizes="72px" widest={160} />
              </span>
              <span>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  > ul {
    ${mixins.sidewaysScroll}
    ${mixins.grid(3, 1)}
    grid-template-rows: auto auto;
    grid-auto-flow: column;
    grid-auto-columns: minmax(4.75rem, 22%);
    margin-inline: calc(-1 * ${space[4]});
    padding: 3px ${space[4]};
  }
  a {
    ${mixins.grid(2)}
    justify-items: center;
    border-radius: ${radius.medium};
    ${mixins.textStyle("caption", { weight: "medium" })}
    text-align: center;
  }
  a > span:first-child {
    width: 60px;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    transition: border-color ${motion.quick};
  }
  a > span:last-child {
    ${mixins.twoLines}
    -webkit-line-clamp: 3;
    min-height: 3em;
  }
  ${media.hover} {
    a:hover {
      color: ${color.brand};
    }
    a:hover > span:first-child {
      border-color: ${color.brand};
    }
  }
  ${media.medium} {
    > ul {
      grid-template: none;
      grid-auto-flow: row;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      grid-auto-columns: auto;
      margin-inline: calc(-1 * ${space[2]});
      padding-inline: ${space[2]};
    }
    a {
      ${mixins.textStyle("small", { weight: "medium" })}
    }
    a > span:first-child {
      width: 76px;
    }
    a > span:last-child {
      min-height: 0;
      padding-inline: ${space[1]};
    }
  }
  ${media.large} {
    > ul {
      grid-template-columns: repeat(10, minmax(0, 1fr));
    }
  }
`;
