import { useTranslation } from "@sen/i18n";
import { Wifi, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { color, layer, media, mixins, size, space } from "../../foundations/index.ts";

/** How long the good news stays, in ms. */
const BACK_MS = 4000;

export interface OfflineStripProps {
  /** What the browser says; true on the server. */
  online: boolean;
}

/** Says that the connection is gone, and that it is back. */
export function OfflineStrip({ online }: OfflineStripProps) {
  const { t } = useTranslation("shell");
  const [state, setState] = useState<"fine" | "gone" | "back">(online ? "fine" : "gone");
  if (!online && state !== "gone") setState("gone");
  if (online && state === "gone") setState("back");
  useEffect(() => {
    if (state !== "back") return;
    const timer = window.setTimeout(() => setState("fine"), BACK_MS);
    return () => window.clearTimeout(timer);
  }, [state]);
  return (
    <Root role="status" data-state={state}>
      {state === "gone" && (
        <p>
          <WifiOff aria-hidden size={18} />
          {t("offline.gone")}
        </p>
      )}
      {state === "back" && (
        <p>
          <Wifi aria-hidden size={18} />
          {t("offline.back")}
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
  > p > svg {
    flex: none;
  }
  ${media.large} {
    bottom: 0;
  }
`;
