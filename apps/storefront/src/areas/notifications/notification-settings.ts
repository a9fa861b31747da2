import type { NotificationWays } from "@sen/domain";
import type { PushOnDevice } from "@sen/ui/notifications";
import { useEffect, useState } from "react";
import { write, written, type Refused } from "../../core/write.ts";
import { hasSubscription, isPushSupported, subscribe, unsubscribe } from "./push-subscription.ts";
import { useCustomerQuery } from "../../core/query.ts";
import { requestState } from "../../core/request-state.ts";

/** Which notifications reach the customer by which way, and push messages on this device. */
export function useNotificationSettings() {
  const asked = useCustomerQuery("/notification-settings", {});
  const settings = asked.data?.data;
  const [device, setDevice] = useState<DevicePush>();
  useEffect(() => {
    // A browser that does not say is taken for one that has not subscribed.
    lookAtDevice().then(setDevice, () => setDevice("none"));
  }, []);

  return {
    request: requestState(asked, ({ data }) => ({ settings: data })),
    push: settings && device && pushOf(device, settings.is_push_on),
    save({ shop, email, push }: NotificationWays): Refused {
      const body = { shop: [...shop], email: [...email], push: [...push] };
      return written(write("PUT /notification-settings", { body }), (data) =>
        asked.mutate(data, { revalidate: false }),
      );
    },
    async turnPush(on: boolean): Refused {
      try {
        return await (on ? turnOn(settings?.push_key ?? "") : turnOff());
      } finally {
        await Promise.all([lookAtDevice().then(setDevice), asked.mutate()]);
      }
    },
  };
}

/** How this browser stands to push messages. */
type DevicePush = "subscribed" | "none" | "blocked" | "unsupported";

async function lookAtDevice(): Promise<DevicePush> {
  if (!isPushSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await hasSubscription()) ? "subscribed" : "none";
}

/** It is on where the browser has subscribed and the server knows of it under this session. */
function pushOf(device: DevicePush, isKnown: boolean): PushOnDevice {
  if (device === "blocked" || device === "unsupported") return device;
  return device === "subscribed" && isKnown ? "on" : "off";
}

async function turnOn(key: string): Refused {
  const subscription = await subscribe(key);
  // Refused by the customer: the page says how to change one's mind.
  if (!subscription) return null;
  return written(write("PUT /push-subscription", { body: subscription }));
}

const turnOff = (): Refused => written(write("DELETE /push-subscription"), unsubscribe);
