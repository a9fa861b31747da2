import type { NotificationSettings, NotificationWays } from "@sen/api";
import { mayTurnOff, NOTIFICATION_TABS, NOTIFICATION_WAYS, withWay } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { AccountPage } from "../../account/AccountSection/AccountSection.tsx";
import { color, mixins, space, weight } from "../../foundations/index.ts";
import { type CallOutcome, FailureNotice, useCall } from "../../forms/index.ts";
import {
  Button,
  Card,
  Checkbox,
  LiveRegion,
  Notice,
  type Request,
  Requested,
  TextLink,
} from "../../primitives/index.ts";

/** Push messages on this device. "blocked": denied in the browser's settings. "unsupported": the browser has none. */
export type PushOnDevice = "on" | "off" | "blocked" | "unsupported";

export interface NotificationSettingsScreenProps {
  /** The settings: loading, failed or ready. */
  request: Request<{ settings: NotificationSettings }>;
  /** State of push messages on this device; undefined until the browser has reported it. */
  push: PushOnDevice | undefined;
  /** URL of the page to set and verify the email address. */
  profileHref: string;
  /** Saves the choice. Resolves to the refusal, if any. */
  onSave: (ways: NotificationWays) => Promise<CallOutcome>;
  /** Turns push messages on or off for this device. Resolves to the refusal, if any. */
  onPush: (on: boolean) => Promise<CallOutcome>;
}

/** Chooses a channel for each category of notifications. Saves each choice immediately. */
export function NotificationSettingsScreen(props: NotificationSettingsScreenProps) {
  const { request, push, profileHref, onSave, onPush } = props;
  const { t } = useTranslation(["notifications", "shell"]);
  return (
    <AccountPage title={t("shell:page.notification_settings")}>
      <Requested
        request={request}
        loading={t("settings.loading")}
        boxes={["120px", "320px"]}
        failed={t("settings.failed")}
      >
        {({ settings }) => (
          <>
            <PushCard push={push} onPush={onPush} />
            <WaysCard settings={settings} profileHref={profileHref} onSave={onSave} />
          </>
        )}
      </Requested>
    </AccountPage>
  );
}

function PushCard({ push, onPush }: Pick<NotificationSettingsScreenProps, "push" | "onPush">) {
  const { t } = useTranslation("notifications");
  const turn = useCall(onPush);
  return (
    <Card title={t("settings.push.title")}>
      <p data-muted>{t(`settings.push.${push ?? "off"}`)}</p>
      <FailureNotice failure={turn.failure} />
      {(push === "on" || push === "off") && (
        <div>
          <Button tone={push === "on" ? "secondary" : "primary"} onClick={() => turn.run(push === "off")}>
            {t(push === "on" ? "settings.push.turn_off" : "settings.push.turn_on")}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface WaysCardProps extends Pick<NotificationSettingsScreenProps, "profileHref" | "onSave"> {
  settings: NotificationSettings;
}

function WaysCard({ settings, profileHref, onSave }: WaysCardProps) {
  const { t } = useTranslation("notifications");
  const [chosen, setChosen] = useState<NotificationWays | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const save = useCall(onSave);
  const ways = chosen ?? settings.ways;
  const wanted = useRef(ways);
  const { email_address: address, is_email_verified: isVerified } = settings;

  /** Does not disable the checkboxes during a save, which would drop the focus; choices made meanwhile are saved afterwards. */
  async function choose(next: NotificationWays) {
    wanted.current = next;
    setChosen(next);
    setIsSaved(false);
    let sent = next;
    let outcome = await save.run(sent);
    if (outcome === "ignored") return;
    while (outcome === "done" && wanted.current !== sent) {
      sent = wanted.current;
      outcome = await save.run(sent);
    }
    // Show the saved state again.
    setChosen(null);
    setIsSaved(outcome === "done");
  }
  return (
    <Card title={t("settings.ways")}>
      {!isVerified && ways.email.length > 0 && (
        <Notice
          action={
            <TextLink href={profileHref}>
              {t(address === null ? "settings.add_email" : "settings.verify_email")}
            </TextLink>
          }
        >
          {t(address === null ? "settings.no_email" : "settings.unverified_email")}
        </Notice>
      )}
      <FailureNotice failure={save.failure} />
      {NOTIFICATION_TABS.map((tab) => (
        <Ways key={tab}>
          <legend>{t(`tab.${tab}`)}</legend>
          <p>{t(`settings.about.${tab}`)}</p>
          <div>
            {NOTIFICATION_WAYS.map((way) => (
              <Checkbox
                key={way}
                label={t(`settings.way.${way}`)}
                checked={ways[way].includes(tab)}
                disabled={!mayTurnOff(tab, way)}
                onChange={(event) =>
                  void choose(withWay({ ...ways }, { tab, way, on: event.currentTarget.checked }))
                }
              />
            ))}
          </div>
        </Ways>
      ))}
      <p data-muted>{t("settings.order_stays")}</p>
      <LiveRegion message={isSaved ? t("settings.saved") : ""} />
    </Card>
  );
}

const Ways = styled.fieldset`
  padding: ${space[3]} 0 0;
  border-top: 1px solid ${color.line};

  > legend {
    float: inline-start;
    width: 100%;
    font-weight: ${weight.medium};
  }
  > p {
    clear: both;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > div {
    ${mixins.wrap(0, 6)}
  }
`;
