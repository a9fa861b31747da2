import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, radius, space } from "../../foundations/index.ts";
import { BARS_QUIET, code128Path, QR_QUIET, qrPath } from "./code-paths.ts";

export interface MemberCodesProps {
  /** Member number; must have an even number of digits. */
  number: string;
}

/** A member's number as QR code and Code 128. Dark on light in both schemes, for scanners. */
export function MemberCodes({ number }: MemberCodesProps) {
  const { t } = useTranslation("loyalty");
  const qr = qrPath(number);
  const bars = code128Path(number);
  const qrSize = qr.width + 2 * QR_QUIET;
  return (
    <Root>
      <svg
        data-qr
        role="img"
        aria-label={t("membership.qr", { number })}
        viewBox={`${-QR_QUIET} ${-QR_QUIET} ${qrSize} ${qrSize}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <svg
        data-bars
        role="img"
        aria-label={t("membership.barcode", { number })}
        viewBox={`${-BARS_QUIET} 0 ${bars.width + 2 * BARS_QUIET} 1`}
        preserveAspectRatio="none"
      >
        <path d={bars.path} />
      </svg>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(3)}
  justify-items: center;
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.scanPaper};

  > svg {
    fill: ${color.scanInk};
  }
  > [data-qr] {
    width: min(100%, 200px);
  }
  > [data-bars] {
    width: min(100%, 340px);
    height: 72px;
  }
`;
