import { NotificationSettingsScreen } from "@sen/ui/notifications";
import useSWR from "swr";
import { customerQuery, requestState, useQuery } from "../../core/query.ts";
import { useHref } from "../../core/href.ts";
import { write, written } from "../../core/write.ts";
import { accountRoutes } from "../account/routes.ts";
import { readPush, turnOff, turnOn } from "./push.ts";

/** Notification settings per channel, and push messages on this device. */
export default function NotificationSettingsPage() {
  const asked = useQuery(customerQuery("/notification-settings"));
  const settings = asked.data?.data;
  const device = useSWR(settings && ["push-on-device", settings.push_key], ([, key]) => readPush(key));

  return (
    <NotificationSettingsScreen
      request={requestState(asked, ({ data }) => ({ settings: data }))}
      // Without the server knowing the subscription, no message comes.
      push={device.data === "on" && !settings?.is_push_on ? "off" : device.data}
      onSave={(body) =>
        written(write("PUT /notification-settings", { body }), (data) =>
          asked.mutate(data, { revalidate: false }),
        )
      }
      onPush={async (on) => {
        try {
          return await (on ? turnOn(settings?.push_key ?? "") : turnOff());
        } finally {
          await Promise.all([device.mutate(), asked.mutate()]);
        }
      }}
      profileHref={useHref()(accountRoutes.profile)}
    />
  );
}
