import { useTranslation } from "@sen/i18n";
import { WishesContext, type WishedProduct } from "@sen/ui/catalog";
import { useToast } from "@sen/ui/primitives";
import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { createAskedStore } from "../../core/asked-store.ts";
import { isAwaitedAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { guestWishes, TELL_WHEN_BACK } from "./guest-wishes.ts";
import type { WishCalls } from "./wish-calls.ts";
import { useWishedIds } from "./wished-ids.ts";

const notAskedFor = () => false;

/** Gives every product below its heart. The wish list is fetched once, when the first heart is shown; what hearts do, with the first press. */
export function WishesProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation("catalog");
  const toast = useToast();
  const customerId = useCustomerId();
  const [store] = useState(() => createAskedStore<ReadonlySet<number>>(new Set()));
  const isAskedFor = useSyncExternalStore(store.onFirstAsked, store.isAskedFor, notAskedFor);
  const ids = useWishedIds(isAskedFor);
  useEffect(() => {
    if (ids) store.set(ids);
  }, [store, ids]);

  const [Changes, setChanges] = useState<ComponentType<{ onReady: (calls: WishCalls) => void }>>();
  const [late] = useState(lateCalls);
  const fetchChanges = () => import("./WishChanges.tsx").then((module) => setChanges(() => module.default));
  const begin = useEffectEvent(fetchChanges);
  useEffect(() => {
    const hasGuestWishes = customerId !== null && guestWishes.read().length > 0;
    // What cannot be fetched now is with the next page.
    if (hasGuestWishes || isAwaitedAfterSignIn(TELL_WHEN_BACK)) begin().catch(() => undefined);
  }, [customerId]);
  const [wishes] = useState(() => {
    const calls = () =>
      fetchChanges().then(
        () => late.calls,
        () => {
          toast.show({ tone: "danger", title: t("wish.failed") });
          return null;
        },
      );
    return {
      subscribe: store.subscribe,
      has: (id: number) => store.read().has(id),
      toggle: async (product: WishedProduct) => {
        const isWished = store.read().has(product.id);
        await (await calls())?.setWished(product, !isWished);
      },
      keep: async (product: WishedProduct) => (await (await calls())?.keep(product)) ?? false,
      tellWhenBack: async (product: WishedProduct, variantId: number | null) => {
        const ready = await calls();
        return ready ? ready.tellWhenBack(product, variantId) : false;
      },
    };
  });
  return (
    <WishesContext value={wishes}>
      {children}
      {Changes && <Changes onReady={late.set} />}
    </WishesContext>
  );
}

/** The calls as they were handed out last; a promise until they are for the first time. */
function lateCalls() {
  let latest: WishCalls | null = null;
  let resolve: () => void = () => undefined;
  const first = new Promise<void>((ready) => {
    resolve = ready;
  });
  return {
    set(calls: WishCalls) {
      latest = calls;
      resolve();
    },
    calls: first.then((): WishCalls => ({
      setWished: (...input) => latest?.setWished(...input) ?? Promise.resolve(),
      keep: (...input) => latest?.keep(...input) ?? Promise.resolve(false),
      tellWhenBack: (...input) => latest?.tellWhenBack(...input) ?? Promise.resolve(false),
    })),
  };
}
