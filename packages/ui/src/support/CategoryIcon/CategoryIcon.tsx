import { SupportCategory } from "@sen/domain";
import {
  BadgePercent,
  CircleHelp,
  CircleX,
  CreditCard,
  MessageSquareWarning,
  PackageSearch,
  RotateCcw,
  Store,
  Truck,
  type LucideIcon,
} from "lucide-react";

const icons: Record<SupportCategory, LucideIcon> = {
  [SupportCategory.delivery]: Truck,
  [SupportCategory.refund]: RotateCcw,
  [SupportCategory.payment]: CreditCard,
  [SupportCategory.discount]: BadgePercent,
  [SupportCategory.cancelOrder]: CircleX,
  [SupportCategory.other]: CircleHelp,
  [SupportCategory.complaint]: MessageSquareWarning,
  [SupportCategory.store]: Store,
  [SupportCategory.order]: PackageSearch,
};

export interface CategoryIconProps {
  /** Support category. */
  category: SupportCategory;
  /** Size in px. */
  size: number;
}

/** Icon of a support category, for use beside its name. */
export function CategoryIcon({ category, size }: CategoryIconProps) {
  const Icon = icons[category];
  return <Icon aria-hidden size={size} strokeWidth={1.75} />;
}
