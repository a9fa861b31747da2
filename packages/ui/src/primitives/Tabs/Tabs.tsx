import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, motion, sidewaysScroll, space, text, weight } from "../../foundations/index.ts";

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose among. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the tab that is on first; the first one when undefined. */
  initial?: string;
}

/** Tabs within a page, with the keys that people expect: arrows, Home, End. For tabs in the URL see `TabLinks`. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const steps: Partial<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    setChosen(tabs[next]?.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }
  return (
    <Root>
      <div role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            aria-controls={`${prefix}-${tab.id}-panel`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onKeyDown={move}
            onClick={() => {
              setChosen(tab.id);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          hidden={tab.id !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </Root>
  );
}

const Root = styled.div`
  > [role="tablist"] {
    ${sidewaysScroll}
    border-bottom: 1px solid ${color.line};
  }
  [role="tab"] {
    flex: none;
    min-height: 48px;
    padding-inline: ${space[4]};
    border-bottom: 3px solid transparent;
    font: ${text.small};
    font-weight: ${weight.medium};
    color: ${color.inkMuted};
    transition: color ${motion.quick};
  }
  [role="tab"]:focus-visible {
    outline-offset: -3px;
  }
  [role="tab"][aria-selected="true"] {
    color: ${color.brand};
    font-weight: ${weight.semibold};
    border-bottom-color: ${color.brand};
  }
  > [role="tabpanel"] {
    padding-top: ${space[4]};
  }
`;
