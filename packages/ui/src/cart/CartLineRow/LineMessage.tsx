import type { CartLine, LineProblem } from "@sen/api";
import { isBuyable, lineProblemKey } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { CircleAlert, TriangleAlert } from "lucide-react";
import { Button, RetryButton } from "../../primitives/index.ts";

/** A message on a line: a change was not saved (danger), or only in part (warning). */
export interface LineNotice {
  tone: "danger" | "warning";
  message: string;
  /** Retries the same change; left out if it would be refused again. */
  onRetry?: () => unknown;
}

export interface LineMessageProps {
  /** The line, with the quantity that the customer last set. */
  line: CartLine;
  /** The message about the last change, if any. */
  notice: LineNotice | undefined;
  /** Sets the quantity, as an absolute number. */
  onQuantity: (quantity: number) => void;
}

/** A line's problem in the server's words. A guest's cart has no server message, so our own is shown. */
export function LineMessage({ line, notice, onQuantity }: LineMessageProps) {
  const { t } = useTranslation("cart");
  const { problem } = line;
  const takeable = problem && isLowered(problem) ? problem.available_quantity : 0;
  return (
    <div data-messages>
      {problem !== null && <ProblemText problem={problem} />}
      {takeable > 0 && (
        <Button
          size="small"
          tone="soft"
          aria-label={t("line.take_named", { count: takeable, name: line.product_name })}
          onClick={() => onQuantity(takeable)}
        >
          {t("line.take", { count: takeable })}
        </Button>
      )}
      {notice !== undefined && notice.message !== problem?.message && (
        <p role="alert" data-tone={notice.tone}>
          {notice.tone === "danger" ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
          {notice.message}
        </p>
      )}
      {notice?.onRetry && (
        <RetryButton
          size="small"
          aria-label={t("retry_named", { name: line.product_name })}
          onRetry={notice.onRetry}
        />
      )}
    </div>
  );
}

const isLowered = ({ code }: LineProblem) => code === "not_enough_stock" || code === "deal_limit";

/** The message, and the previous price if there is one. */
export function ProblemText({ problem }: { problem: LineProblem }) {
  const { t } = useTranslation(["cart", "errors"]);
  const { dong } = useFormat();
  const stops = !isBuyable(problem.code);
  const Icon = stops ? CircleAlert : TriangleAlert;
  const sentence =
    problem.message ||
    (problem.code === "not_enough_stock"
      ? t("errors:quantity.not_enough", { stock: problem.available_quantity })
      : t(lineProblemKey(problem.code)));
  return (
    <p data-tone={stops ? "danger" : "warning"}>
      <Icon aria-hidden />
      <span>
        {sentence}
        {problem.previous_price !== null && (
          <>
            {" · "}
            {t("line.was")} <s>{dong(problem.previous_price)}</s>
          </>
        )}
      </span>
    </p>
  );
}
