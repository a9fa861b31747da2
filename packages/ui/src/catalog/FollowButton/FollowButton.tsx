import type { TenantSummary } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Check, Plus } from "lucide-react";
import { Button, VisuallyHidden } from "../../primitives/index.ts";

/** The followed shops, and the call that changes them. */
export interface Following {
  /** Whether a shop is followed; false until that is loaded. */
  isFollowed: (shopId: number) => boolean;
  /** Follows or unfollows a shop; may return a promise. */
  onFollow: (shop: TenantSummary) => unknown;
}

export interface FollowButtonProps {
  /** The shop to follow. */
  shop: TenantSummary;
  /** The followed shops. */
  following: Following;
}

/** Follows or unfollows a shop, for news about its deals and coupons. */
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
