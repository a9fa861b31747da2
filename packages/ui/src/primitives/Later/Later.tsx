import {
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ElementType,
  type ReactNode,
} from "react";
import { whenNearOrNoticed } from "./firstSign.ts";

export interface LaterProps {
  /**
   * The element that holds the part.
   * @default "div"
   */
  as?: "div" | "li";
  /**
   * About how high it is, in px. Far down the browser then leaves its layout and paint for later too, and the scroll bar
   * goes by this.
   */
  height?: number;
  /** Stands there while code of the part is still on its way, on a page made in the browser. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part below the first screen of a page that came from the server: complete from the start, alive when it comes near the
 * screen or when the customer first does anything. A phone is not kept busy with what nobody looks at yet. Where the page
 * is made in the browser it is a part like any other.
 */
export function Later({ as = "div", height, fallback = null, children }: LaterProps) {
  const box = useRef<HTMLElement>(null);
  const [origin] = useState(() => new Origin());
  const fromServer = useSyncExternalStore(never, origin.inBrowser, origin.onServer);
  const [gate] = useState(() => (fromServer && typeof document !== "undefined" ? new Gate() : null));
  const [alive, setAlive] = useState(gate === null);
  // What the server made is taken over as the server made it; whatever came since follows.
  const [first] = useState(children);
  const [placeholder] = useState(fallback);
  useEffect(() => (gate && box.current ? whenNearOrNoticed(box.current, gate.open) : undefined), [gate]);
  const [unseen] = useState(() => (fromServer && height !== undefined ? laidOutNear(height) : undefined));
  const shown = alive ? children : first;
  // The same element until then: a new one would make React give up the server's markup and begin anew.
  const part = useMemo(
    () => (
      <Suspense fallback={placeholder}>
        <Held gate={gate}>
          <Alive tell={setAlive}>{shown}</Alive>
        </Held>
      </Suspense>
    ),
    [gate, placeholder, shown],
  );
  const Box: ElementType = as;
  return (
    <Box
      style={unseen}
      ref={(element: HTMLElement | null) => {
        box.current = element;
      }}
    >
      {part}
    </Box>
  );
}

/** The browser lays out and paints it once it is near; shadows and focus rings at its edges stay whole. */
function laidOutNear(height: number): CSSProperties {
  return {
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto ${height}px`,
    overflowClipMargin: "32px",
  };
}

/** Has no hooks of its own: React begins it anew when its gate has opened, and asks for the same promise then. */
function Held({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate) use(gate.opened);
  return children;
}

function Alive({ tell, children }: { tell: (alive: boolean) => void; children: ReactNode }) {
  useEffect(() => {
    tell(true);
  }, [tell]);
  return children;
}

const never = () => () => undefined;

/** Whether a part came from the server. React asks the second question where it renders or takes over a server's page. */
class Origin {
  #server = false;
  readonly inBrowser = () => this.#server;
  readonly onServer = () => (this.#server = true);
}

class Gate {
  readonly opened: Promise<void>;
  open: () => void = () => undefined;

  constructor() {
    this.opened = new Promise((resolve) => {
      this.open = resolve;
    });
  }
}
