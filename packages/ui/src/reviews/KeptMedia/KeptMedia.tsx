import type { ReviewMedia } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Play, X } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, radius } from "../../foundations/index.ts";
import { Picture } from "../../primitives/index.ts";

export interface KeptMediaProps {
  /** Files that are kept. */
  media: readonly ReviewMedia[];
  /** Removes a picture or video from the review. */
  onRemove: (id: number) => void;
  /** Disables removing, while the review is being sent. */
  disabled: boolean;
}

/** Existing pictures and videos of a review, each with a remove button. */
export function KeptMedia({ media, onRemove, disabled }: KeptMediaProps) {
  const { t } = useTranslation("reviews");
  if (media.length === 0) return null;
  return (
    <Root>
      <b>{t("form.kept")}</b>
      <ul>
        {media.map(({ id, type, thumbnail_url }, index) => (
          <li key={id}>
            <Picture src={thumbnail_url} alt="" sizes="80px" widest={320} />
            {type === "video" && <Play aria-hidden />}
            <button
              type="button"
              disabled={disabled}
              aria-label={t(`form.remove_${type}`, { index: index + 1 })}
              onClick={() => onRemove(id)}
            >
              <X aria-hidden size={20} />
            </button>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  > b {
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
  > ul {
    ${mixins.wrap(3)}
  }
  li {
    position: relative;
    flex: 0 0 96px;
    overflow: hidden;
    border-radius: ${radius.medium};
  }
  li > svg {
    ${mixins.cover}
    ${mixins.square("24px")}
    margin: auto;
    color: ${color.onVeil};
    fill: currentcolor;
  }
  button {
    position: absolute;
    inset: 0 0 auto auto;
    ${mixins.centered}
    ${mixins.square("44px")}
    border: 1px solid transparent; /* Seen in forced colors. */
    border-bottom-left-radius: ${radius.medium};
    background: ${color.veil};
    color: ${color.onVeil};
    outline-color: ${color.onVeil};
    outline-offset: -3px;
  }
`;
