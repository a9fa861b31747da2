import { useTranslation } from "@sen/i18n";
import { CircleCheck, CirclePause, Wifi, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { color, layer, media, mixins, size, space } from "../../foundations/index.ts";

/** How long the recovery message stays, in ms. */
const BACK_MS = 4000;

/** Current outage: no connection, or no ordering. */
export type ShopTrouble = "offline" | "paused";

const icons = {
  offline: { gone: WifiOff, back: Wifi },
  paused: { gone: CirclePause, back: CircleCheck },
} as const;

export interface StatusStripProps {
  /** Current outage; null if everything works, and on the server. */
  trouble: ShopTrouble | null;
}

/** Reports an outage, and then the recovery. */
export function StatusStrip({ trouble }: StatusStripProps) {
  const { t } = useTranslation("shell");
  const [told, setTold] = useState(trouble && { trouble, state: "gone" as "gone" | "back" });
  const isNew = told?.trouble !== trouble || told.state === "back";
  if (trouble !== null && isNew) setTold({ trouble, state: "gone" });
  if (trouble === null && told?.state === "gone") setTold({ ...told, state: "back" });
  const isBack = told?.state === "back";
  useEffect(() => {
    if (!isBack) return;
    const timer = window.setTimeout(() => setTold(null), BACK_MS);
    return () => window.clearTimeout(timer);
  }, [isBack]);
  const Icon = told && icons[told.trouble][told.state];
  return (
    <Root role="status" data-state={told?.state ?? "fine"}>
      {told && Icon && (
        <p>
          <Icon aria-hidden size={18} />
          {t(`${told.trouble}.${told.state}`)}
        </p>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  inset: auto 0 calc(${size.bottomBar} + env(safe-area-inset-bottom));
  z-index: ${layer.bar};

  > p {
    ${mixins.row(2)}
    justify-content: center;
    padding: ${space[2]} ${space[4]};
    background: ${color.ink};
    ${mixins.textStyle("small", { weight: "medium", color: "inkInverse" })}
  }
  &[data-state="back"] > p {
    background: ${color.success};
    color: ${color.successInk};
  }
  ${media.low} {
    bottom: 0;
  }
  ${media.large} {
    bottom: 0;
  }
`;
