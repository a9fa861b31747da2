import { useTranslation } from "@sen/i18n";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { color, size, space } from "../../foundations/index.ts";
import { Button } from "../../primitives/Button/Button.tsx";

export interface DescriptionProps {
  /** Plain text; an empty line separates paragraphs. */
  text: string;
}

/** Texts longer than this, in characters, start collapsed, but the HTML always contains all of it. */
const FOLD_FROM = 900;

/** Description of the product by its shop. */
export function Description({ text }: DescriptionProps) {
  const { t } = useTranslation("product");
  const id = useId();
  const foldable = text.length > FOLD_FROM;
  const [open, setOpen] = useState(false);
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <Root>
      <h2>{t("description.title")}</h2>
      <div id={id} data-folded={(foldable && !open) || undefined}>
        {paragraphs.length === 0 ? (
          <p data-none>{t("description.none")}</p>
        ) : (
          paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
        )}
      </div>
      {foldable && (
        <Button tone="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? "description.less" : "description.more")}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.section`
  > div {
    max-width: ${size.prose};
    margin-top: ${space[3]};
  }
  p {
    white-space: pre-line;
    text-wrap: pretty;
  }
  p + p {
    margin-top: ${space[3]};
  }
  [data-none] {
    color: ${color.inkMuted};
  }
  [data-folded] {
    max-height: 20rem;
    overflow: hidden;
    mask-image: linear-gradient(${color.ink} 70%, transparent);
  }
  > button {
    margin: ${space[2]} 0 0 calc(-1 * ${space[3]});
  }
`;
