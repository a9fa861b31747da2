import { Share2 } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button } from "../Button/Button.tsx";
import type { RootProps } from "../root-props.ts";

/** Result: shared with another app, copied to the clipboard, cancelled by the user, or neither was possible. */
export type ShareOutcome = "shared" | "copied" | "dismissed" | "failed";

export interface ShareButtonProps extends RootProps<"div"> {
  /** `share` labels the button; the others are shown after copying succeeded or failed. */
  labels: { share: string; copied: string; failed: string };
  /** Shares the page's link through the device's share sheet, or copies it. */
  onShare: () => Promise<ShareOutcome>;
}

/** Shares a page's link. Shows the result beside the button and announces it. Hidden without JavaScript. */
export function ShareButton({ labels, onShare, ...root }: ShareButtonProps) {
  const [said, setSaid] = useState("");
  async function press() {
    setSaid("");
    const outcome = await onShare();
    if (outcome === "copied" || outcome === "failed") setSaid(labels[outcome]);
  }
  return (
    <Root {...root} data-scripted>
      <Button tone="secondary" size="small" icon={<Share2 aria-hidden size={18} />} onClick={press}>
        {labels.share}
      </Button>
      <span role="status" data-muted>
        {said}
      </span>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.wrappedRow(2)}
`;
