import type { CheckoutLine } from "@sen/api";
import { CircleAlert } from "lucide-react";
import { ProblemText } from "../../cart/CartLineRow/LineMessage.tsx";
import { OrderLine } from "../../orders/OrderCard/OrderLine.tsx";

interface CheckoutLineRowProps {
  line: CheckoutLine;
  href: string;
  message: string | undefined;
}

/** One product of the payment, with what keeps it from being bought. */
export function CheckoutLineRow({ line, href, message }: CheckoutLineRowProps) {
  return (
    <>
      <OrderLine item={line} href={href} cost={line.line_total} />
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
