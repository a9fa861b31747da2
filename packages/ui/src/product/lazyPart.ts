import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";

export interface LazyPartProps<Props> {
  /** What the part itself is given. */
  part: Props;
  /** Stands there until its code has come. */
  fallback?: ReactNode;
  /** Its code could not be fetched: the owner takes it away again and says so. The next time is a new try. */
  onMissing: () => void;
}

/**
 * A part of the page whose code comes when it is first shown. Unlike `lazy` of React it never takes the page down when
 * the connection fails, and tries again the next time.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let come: ComponentType<Props> | null = null;
  return function LazyPart({ part, fallback = null, onMissing }: LazyPartProps<Props>) {
    const [Part, setPart] = useState(() => come);
    const sayMissing = useEffectEvent(onMissing);
    useEffect(() => {
      let shown = true;
      const arrive = (component: ComponentType<Props>) => {
        come = component;
        if (shown) setPart(() => component);
      };
      const miss = () => {
        if (shown) sayMissing();
      };
      load().then(arrive, miss);
      return () => {
        shown = false;
      };
    }, []); // Once a showing: what it is given meanwhile reaches it through `part`.
    return Part === null ? fallback : createElement(Part, part);
  };
}
