import { useTranslation } from "@sen/i18n";
import { X } from "lucide-react";
import { useId, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { useOverlayEntry } from "../../overlay-history/index.ts";
import { Link, Thumbnail } from "../../primitives/index.ts";

/** Id of the category menu, opened by the buttons in the header and the bottom bar. */
export const CATEGORY_MENU_ID = "sen-categories";

/** A link in a menu. */
export interface MenuLink {
  href: string;
  label: string;
  current?: boolean;
  /** URL of a picture before the label. */
  picture?: string | undefined;
  /** Nested links, shown if there is room. */
  below?: readonly { href: string; label: string }[];
}

interface MenuPanelProps {
  /** Id for the `popoverTarget` of the button that opens the menu. */
  id: string;
  title: string;
  links: readonly MenuLink[];
  foot?: ReactNode;
}

function closeOnChoice(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest("a")) event.currentTarget.hidePopover();
}

/** A menu of links in a native popover. Opens without JavaScript; closes on Esc, Back or a click outside. */
export function MenuPanel({ id, title, links, foot }: MenuPanelProps) {
  const { t } = useTranslation("shell");
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useOverlayEntry(open, () => panel.current?.hidePopover());
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- listens for clicks on its links
    <nav
      ref={panel}
      id={id}
      popover="auto"
      aria-labelledby={titleId}
      onClick={closeOnChoice}
      onToggle={({ newState }) => setOpen(newState === "open")}
    >
      <div>
        <p id={titleId}>{title}</p>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t("menu.close")}>
          <X aria-hidden size={22} />
        </button>
      </div>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} aria-current={link.current ? "true" : undefined}>
              {link.picture !== undefined && <Thumbnail src={link.picture} size={40} />}
              {link.label}
            </Link>
            {link.below !== undefined && link.below.length > 0 && (
              <ul>
                {link.below.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {foot}
    </nav>
  );
}
