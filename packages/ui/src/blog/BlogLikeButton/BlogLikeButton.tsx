import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Heart } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { Button } from "../../primitives/index.ts";

export interface BlogLikeButtonProps {
  /** Liked on this device. */
  isLiked: boolean;
  /** Devices on which it is liked. */
  count: number;
  /** Resolves to whether it was taken. */
  onLike: (isLiked: boolean) => Promise<boolean>;
}

/** Says that an article is liked, or no longer. Answers at once, and takes it back when it was not saved. Not there without JavaScript. */
export function BlogLikeButton({ isLiked, count, onLike }: BlogLikeButtonProps) {
  const { t } = useTranslation("blog");
  const { compact } = useFormat();
  const [failed, setFailed] = useState(false);
  async function press() {
    setFailed(false);
    setFailed(!(await onLike(!isLiked)));
  }
  return (
    <Root data-scripted>
      <Button
        tone={isLiked ? "soft" : "secondary"}
        size="small"
        icon={<Heart aria-hidden size={18} />}
        aria-pressed={isLiked}
        onClick={press}
      >
        {t("article.like")} <span data-count>{compact(compactCount(count))}</span>
      </Button>
      <span role="alert">{failed && t("article.like_failed")}</span>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.wrappedRow(2)}

  [aria-pressed="true"] svg {
    fill: currentcolor;
  }
  [data-count] {
    margin-left: ${space[1]};
  }
  > span {
    ${mixins.textStyle("small", { color: "danger" })}
  }
  > span:empty {
    display: none;
  }
`;
