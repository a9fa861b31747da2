import {
  Activity,
  BellRing,
  BadgePercent,
  ClipboardList,
  CreditCard,
  Heart,
  Languages,
  Lock,
  MapPin,
  MessagesSquare,
  PackageSearch,
  ShieldCheck,
  Store,
  TicketPercent,
  UserRound,
  UserRoundX,
  Wallet,
  type LucideIcon,
} from "lucide-react";

/** The icon of each entry in the account menu. Spec §2, account menu groups. */
export const accountMenuIcons = {
  profile: UserRound,
  address: MapPin,
  password: Lock,
  remove: UserRoundX,
  notification_order: PackageSearch,
  notification_promotion: BadgePercent,
  notification_wallet: Wallet,
  notification_activity: Activity,
  purchase: ClipboardList,
  voucher: TicketPercent,
  wish_list: Heart,
  followed_shops: Store,
  shop_questions: MessagesSquare,
  membership: CreditCard,
  identity: ShieldCheck,
  language: Languages,
  notification_settings: BellRing,
} as const satisfies Record<string, LucideIcon>;

export type AccountMenuItem = keyof typeof accountMenuIcons;

interface MenuGroup {
  /** Left out if the group has only one entry, which needs no heading. */
  title?: "account" | "notifications";
  items: readonly AccountMenuItem[];
}

/** The groups in the order of the spec. */
export const accountMenuGroups: readonly MenuGroup[] = [
  { title: "account", items: ["profile", "address", "password", "remove"] },
  {
    title: "notifications",
    items: ["notification_order", "notification_promotion", "notification_wallet", "notification_activity"],
  },
  { items: ["purchase"] },
  { items: ["voucher", "wish_list", "followed_shops", "shop_questions"] },
  { items: ["membership", "identity"] },
  { items: ["language", "notification_settings"] },
];
