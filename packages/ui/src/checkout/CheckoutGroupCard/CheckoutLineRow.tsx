import type { CheckoutLine } from "@sen/api";
import { variantText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { CircleAlert } from "lucide-react";
import { styled } from "styled-components";
import { ProblemText } from "../../cart/CartLineRow/LineMessage.tsx";
import { color, mixins } from "../../foundations/index.ts";
import { Link, Price, Thumbnail, VisuallyHidden } from "../../primitives/index.ts";

interface CheckoutLineRowProps {
  line: CheckoutLine;
  href: string;
  message: string | undefined;
}

/** One product of the payment, with what keeps it from being bought. */
export function CheckoutLineRow({ line, href, message }: CheckoutLineRowProps) {
  const { t } = useTranslation("checkout");
  const { dong } = useFormat();
  const variance = variantText(line);
  return (
    <>
      <Row>
        <Thumbnail src={line.product_image} size={56} />
        <div>
          <h3>
            <Link href={href}>{line.product_name}</Link>
          </h3>
          {variance !== "" && <p>{variance}</p>}
          <div>
            <Price size="small" amount={line.price_after_discount} original={line.original_price_after_tax} />
            <span>
              <VisuallyHidden>{t("line.quantity")} </VisuallyHidden>
              <span aria-hidden>×</span>
              {line.quantity}
            </span>
            <strong>
              <VisuallyHidden>{t("line.cost")} </VisuallyHidden>
              {dong(line.line_total)}
            </strong>
          </div>
        </div>
      </Row>
      {line.problem !== null && (
        <div data-problem>
          <ProblemText problem={line.problem} />
        </div>
      )}
      {message !== undefined && message !== line.problem?.message && (
        <p role="alert" data-message data-tone="danger">
          <CircleAlert aria-hidden />
          {message}
        </p>
      )}
    </>
  );
}

const Row = styled.article`
  ${mixins.flex(3)}

  > div:last-child {
    ${mixins.fill}
  }
  > div > h3 {
    ${mixins.twoLines}
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  > div > h3 > a:hover {
    color: ${color.brand};
  }
  > div > p {
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  > div > div {
    ${mixins.wrap(0, 3)}
    align-items: baseline;
    margin-top: 2px;
  }
  > div > div > span:nth-child(2) {
    position: relative;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > div > div > strong {
    position: relative;
    margin-left: auto;
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
`;
