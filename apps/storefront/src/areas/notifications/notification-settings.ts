import type { NotificationWays } from "@sen/domain";
import type { PushOnDevice } from "@sen/ui/notifications";
import { useEffect, useState } from "react";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { refusalOf, write, type Refused } from "../../core/write.ts";
import { hasSubscription, isPushSupported, subscribe, unsubscribe } from "./push-subscription.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { requestState } from "../../core/request-state.ts";

/** Which notifications reach the customer by which way, and push messages on this device. */
export function useNotificationSettings() {
  const asked = useQuery(customerQuery(useCustomerId(), "/notification-settings", {}));
  const settings = asked.data?.data;
  const [device, setDevice] = useState<DevicePush>();
  useEffect(() => {
    // A browser that does not say is taken for one that has not subscribed.
    lookAtDevice().then(setDevice, () => setDevice("none"));
  }, []);

  return {
    request: requestState(asked, ({ data }) => ({ settings: data })),
    push: settings && device && pushOf(device, settings.is_push_on),
    async save({ shop, email, push }: NotificationWays): Refused {
      const body = { shop: [...shop], email: [...email], push: [...push] };
      const { data, refusal } = await write("PUT /notification-settings", { body });
      if (refusal) return refusal;
      await asked.mutate(data, { revalidate: false });
      return null;
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
  return refusalOf(write("PUT /push-subscription", { body: subscription }));
}

async function turnOff(): Refused {
  const { refusal } = await write("DELETE /push-subscription");
  if (refusal) return refusal;
  await unsubscribe();
  return null;
}
