import type { TenantSummary } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Check, Plus } from "lucide-react";
import { Button, VisuallyHidden } from "../../primitives/index.ts";

/** Which shops are followed, and how that changes. */
export interface Following {
  /** Whether a shop is followed; false until it is known. */
  isFollowed: (shopId: number) => boolean;
  /** Follows a shop, or follows it no more; may return a promise. */
  onFollow: (shop: TenantSummary) => unknown;
}

export interface FollowButtonProps {
  /** The shop that is followed, or not. */
  shop: TenantSummary;
  /** Which shops are followed. */
  following: Following;
}

/** Follows a shop, to be told of its deals and coupons; or follows it no more. */
export function FollowButton({ shop, following }: FollowButtonProps) {
  const { t } = useTranslation("catalog");
  const isFollowed = following.isFollowed(shop.id);
  const Icon = isFollowed ? Check : Plus;
  return (
    <Button
      tone={isFollowed ? "secondary" : "soft"}
      size="small"
      icon={<Icon aria-hidden size={18} />}
      onClick={() => following.onFollow(shop)}
    >
      {t(isFollowed ? "follow.following" : "follow.action")}
      <VisuallyHidden> {shop.name}</VisuallyHidden>
    </Button>
  );
}
