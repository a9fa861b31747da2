import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Heart } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { Button } from "../../primitives/index.ts";

export interface BlogLikeButtonProps {
  /** Whether the article is liked on this device. */
  isLiked: boolean;
  /** Number of devices that like the article. */
  count: number;
  /** Resolves to whether it was saved. */
  onLike: (isLiked: boolean) => Promise<boolean>;
}

/** Likes or unlikes an article, and reports a failed save. The owner updates `isLiked` optimistically. Hidden without JavaScript. */
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
