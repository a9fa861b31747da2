import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Activity,
  ArrowRight,
  BadgeCheck,
  BadgePercent,
  Banknote,
  Bell,
  BellOff,
  BellRing,
  Bike,
  Building2,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CirclePause,
  CircleX,
  ClipboardList,
  Clock,
  CloudLightning,
  CloudOff,
  Compass,
  Copy,
  CreditCard,
  Download,
  Eye,
  EyeOff,
  Film,
  Handshake,
  Headset,
  Heart,
  History,
  House,
  IdCard,
  ImageOff,
  ImagePlus,
  Info,
  Languages,
  LayoutGrid,
  Lock,
  LogOut,
  Mail,
  MapPin,
  MapPinPlus,
  MessageSquare,
  MessageSquareText,
  MessageSquareWarning,
  MessagesSquare,
  Minus,
  MonitorSmartphone,
  Newspaper,
  Package,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  PackageX,
  PartyPopper,
  PenLine,
  Phone,
  Play,
  Plus,
  ReceiptText,
  RotateCcw,
  RotateCw,
  Rss,
  Ruler,
  Search,
  SearchX,
  Settings,
  Share2,
  ShieldCheck,
  ShieldQuestionMark,
  ShoppingBag,
  ShoppingBasket,
  SlidersHorizontal,
  Star,
  Store,
  ThumbsDown,
  ThumbsUp,
  TicketCheck,
  TicketPercent,
  TicketX,
  Trash2,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  Truck,
  UserRound,
  UserRoundX,
  Wallet,
  Wifi,
  WifiOff,
  X,
  Zap,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { expect } from "storybook/test";
import { color, space, text } from "./theme.ts";

/** All icons the fragments use, by their Lucide names. */
const icons = {
  Activity,
  ArrowRight,
  BadgeCheck,
  BadgePercent,
  Banknote,
  Bell,
  BellOff,
  BellRing,
  Bike,
  Building2,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CirclePause,
  CircleX,
  ClipboardList,
  Clock,
  CloudLightning,
  CloudOff,
  Compass,
  Copy,
  CreditCard,
  Download,
  Eye,
  EyeOff,
  Film,
  Handshake,
  Headset,
  Heart,
  History,
  House,
  IdCard,
  ImageOff,
  ImagePlus,
  Info,
  Languages,
  LayoutGrid,
  Lock,
  LogOut,
  Mail,
  MapPin,
  MapPinPlus,
  MessageSquare,
  MessageSquareText,
  MessageSquareWarning,
  MessagesSquare,
  Minus,
  MonitorSmartphone,
  Newspaper,
  Package,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  PackageX,
  PartyPopper,
  PenLine,
  Phone,
  Play,
  Plus,
  ReceiptText,
  RotateCcw,
  Ruler,
  RotateCw,
  Rss,
  Search,
  SearchX,
  Settings,
  Share2,
  ShieldCheck,
  ShieldQuestionMark,
  ShoppingBag,
  ShoppingBasket,
  SlidersHorizontal,
  Star,
  Store,
  ThumbsDown,
  ThumbsUp,
  TicketCheck,
  TicketPercent,
  TicketX,
  Trash2,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  Truck,
  UserRound,
  UserRoundX,
  Wallet,
  Wifi,
  WifiOff,
  X,
  Zap,
  ZoomIn,
  ZoomOut,
};
const shown = ["House", "Search", "ShoppingBag", "Bell", "UserRound", "Trash2", "ChevronRight"] as const;
const sizes = [16, 20, 24];

const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;

/** Lucide icons in three sizes: beside small text, in a control, alone. They inherit the text color and always need a label. */
export const Sizes: StoryObj = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <ul
      style={{ display: "grid", gap: space[3], margin: 0, padding: 0, listStyle: "none", color: color.ink }}
    >
      {shown.map((name) => {
        const Icon = icons[name];
        return (
          <li key={name} style={{ display: "flex", alignItems: "center", gap: space[4], font: text.small }}>
            {sizes.map((size) => (
              <Icon key={size} aria-hidden size={size} />
            ))}
            {name}
          </li>
        );
      })}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg:not([aria-hidden])")).toHaveLength(0);
  },
};

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: color.ink,
};

/** Every icon the fragments use. Check here before adding another: each icon has one meaning. */
export const EveryIcon: StoryObj = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <ul style={grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          style={{
            display: "flex",
            alignItems: "center",
            gap: space[2],
            font: text.caption,
            overflowWrap: "anywhere",
          }}
        >
          <Icon aria-hidden size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
