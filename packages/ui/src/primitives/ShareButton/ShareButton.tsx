import { Share2 } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button } from "../Button/Button.tsx";
import type { RootProps } from "../root-props.ts";

/** What became of it: handed to another app, put on the clipboard, closed by the person, or neither was possible. */
export type ShareOutcome = "shared" | "copied" | "dismissed" | "failed";

export interface ShareButtonProps extends RootProps<"div"> {
  /** `share` stands on the button; the others are said once the link was copied, or could not be. */
  labels: { share: string; copied: string; failed: string };
  /** Hands the page's link on: by the device's own sheet, or by copying it. */
  onShare: () => Promise<ShareOutcome>;
}

/** Hands the link of a page on. What was done is said beside it and read aloud. Not there without JavaScript. */
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
